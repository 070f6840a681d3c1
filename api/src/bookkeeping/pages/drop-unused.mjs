// @ts-check
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';

/** @import { PDFContext, PDFDocument, PDFObject, PDFPage } from '@cantoo/pdf-lib' */

const name = PDFName.of;
/** A page whose drawing is longer keeps all. */
const MAX_DRAWING = 16 * 1024 * 1024;

/**
 * Takes from each page the pictures that it may draw and does not. Some programs give all pages one dictionary of all
 * pictures: whoever gets a part of such a document would find the pictures of the rest inside, and each part would be as
 * large as the whole. A page of which it is not certain what it draws keeps all.
 *
 * @param {PDFDocument} document
 */
export function dropUnused(document) {
  for (const page of document.getPages()) dropFrom(page, document.context);
}

/** @param {PDFPage} page @param {PDFContext} context */
function dropFrom({ node }, context) {
  const resources = node.getInheritableAttribute(name('Resources'));
  if (!resources) return;
  const own = context.lookup(resources, PDFDict).clone(context);
  const pictures = own.lookup(name('XObject'));
  const drawn = namesDrawn(node.get(name('Contents')), context);
  if (!(pictures instanceof PDFDict) || !drawn || borrows(own, node.Annots(), context)) return;

  const unused = pictures.keys().filter((key) => !drawn.has(key.decodeText()));
  if (unused.length === 0) return;
  // A copy, for other pages may have the same.
  const kept = pictures.clone(context);
  for (const key of unused) kept.delete(key);
  own.set(name('XObject'), kept);
  node.set(name('Resources'), own);
}

/**
 * Every name in what draws a page, also those that are something else there.
 *
 * @param {PDFObject | undefined} contents @param {PDFContext} context
 * @returns {Set<string> | null} null when that cannot be read
 */
function namesDrawn(contents, context) {
  const found = contents && context.lookup(contents);
  const parts =
    found instanceof PDFArray ? found.asArray().map((part) => context.lookup(part)) : [found];
  const texts = parts.map((part) => (part instanceof PDFRawStream ? textOf(part) : null));
  if (texts.includes(null)) return null;
  // Between two parts a name ends; some programs break it off there all the same.
  const all = `${texts.join('\n')}\n${texts.join('')}`;
  const names = all.matchAll(/\/([^\s\0/()<>[\]{}%]*)/g);
  return new Set([...names].map(([, encoded = '']) => name(encoded).decodeText()));
}

/** @param {PDFRawStream} stream @returns {string | null} */
function textOf({ dict, contents }) {
  const filter = dict.lookup(name('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (dict.has(name('DecodeParms'))) return null;
  if (only === undefined) return Buffer.from(contents).toString('latin1');
  if (only !== name('FlateDecode')) return null;
  try {
    return inflateSync(contents, { maxOutputLength: MAX_DRAWING }).toString('latin1');
  } catch {
    return null;
  }
}

/**
 * Whether something that is drawn on a page has no dictionary of its own, and may use that of the page: a drawing, a
 * pattern, a letter, a mask, or what is drawn of a note. Source: PDF 32000-1 §7.8.3.
 *
 * @param {PDFDict} resources @param {PDFArray | undefined} annotations @param {PDFContext} context
 */
function borrows(resources, annotations, context) {
  /** @type {Set<PDFObject>} */
  const seen = new Set();

  /** @param {PDFObject | undefined} given @returns {boolean} */
  function anyIn(given) {
    const object = given && context.lookup(given);
    if (!object || seen.has(object)) return false;
    seen.add(object);
    if (object instanceof PDFArray) return object.asArray().some(anyIn);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return false;
    if (isDrawing(dict, object) && !dict.has(name('Resources'))) return true;
    return dict.values().some(anyIn);
  }
  const groups = ['XObject', 'Font', 'Pattern', 'ExtGState'].map((key) => resources.get(name(key)));
  const looks = (annotations?.asArray() ?? []).map((entry) => {
    const annotation = context.lookup(entry);
    return annotation instanceof PDFDict ? annotation.get(name('AP')) : undefined;
  });
  return [...groups, ...looks].some(anyIn);
}

/** @param {PDFDict} dict @param {PDFObject} object */
function isDrawing(dict, object) {
  const is = (/** @type {string} */ key, /** @type {string} */ kind) =>
    dict.lookup(name(key)) === name(kind);
  if (is('Type', 'Font')) return is('Subtype', 'Type3');
  return object instanceof PDFStream && (is('Subtype', 'Form') || dict.has(name('PaintType')));
}
