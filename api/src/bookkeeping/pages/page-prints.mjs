// @ts-check
import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** @import { PDFContext, PDFDocument, PDFObject, PDFPage } from '@cantoo/pdf-lib' */

/** What a page is drawn by; it may stand above it, for several pages. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];
const OWN = ['Contents', 'UserUnit', 'Group'];
/** What is drawn of a note or a form field. */
const OF_ANNOTATION = ['Rect', 'AP', 'AS', 'F'];

/**
 * The print of each page: what it is drawn by, down to the bytes of its text and pictures, its boxes and how it is
 * turned. Two pages with the same print look the same; a page that lost anything has another one.
 *
 * @param {PDFDocument} document
 * @returns {string[]}
 * @throws Error when a page lacks what it says is on it
 */
export function pagePrints(document) {
  const digest = digester(document.context);
  return document.getPages().map((page) => digest(partsOf(page)));
}

/** @param {PDFPage} page @returns {PDFObject[]} */
function partsOf({ node, doc: { context } }) {
  const inherited = INHERITED.map((key) => node.getInheritableAttribute(PDFName.of(key)));
  const own = OWN.map((key) => node.get(PDFName.of(key)));
  if (own[0] && !context.lookup(own[0])) throw new Error('a page without its contents');
  const annotations = (node.Annots()?.asArray() ?? []).flatMap((entry) => {
    const annotation = context.lookup(entry);
    if (!(annotation instanceof PDFDict) || !annotation.has(PDFName.of('AP'))) return [];
    return OF_ANNOTATION.map((key) => annotation.get(PDFName.of(key)));
  });
  return [...inherited, ...own, ...annotations].map((part) => part ?? PDFName.of('None'));
}

/**
 * What is used by many pages is read once, unless it leads back to where it was come from.
 *
 * @param {PDFContext} context
 */
function digester(context) {
  /** @type {Map<PDFRef, string>} */
  const known = new Map();
  /** @type {PDFRef[]} */
  const path = [];
  /** How far up the path the innermost parts lead back. */
  let back = Number.POSITIVE_INFINITY;

  /** @param {PDFRef} ref @returns {string} */
  function ofRef(ref) {
    const found = known.get(ref);
    if (found !== undefined) return found;
    const above = path.indexOf(ref);
    if (above !== -1) {
      back = Math.min(back, above);
      return `up ${path.length - above}`;
    }
    const target = context.lookup(ref);
    if (!target) return 'null';

    const outer = back;
    back = Number.POSITIVE_INFINITY;
    path.push(ref);
    const text = hash(of(target));
    path.pop();
    // What is part of a circle differs by where the circle is entered.
    if (back > path.length) known.set(ref, text);
    back = back < path.length ? Math.min(outer, back) : outer;
    return text;
  }

  /** @param {PDFObject} object @returns {string} */
  function of(object) {
    if (object instanceof PDFRef) return ofRef(object);
    if (object instanceof PDFStream)
      return `${ofDict(object.dict, 'Length')}${hash(object.getContents())}`;
    if (object instanceof PDFDict) return ofDict(object);
    if (object instanceof PDFArray) return `[${object.asArray().map(of).join(' ')}]`;
    return object.toString();
  }

  /** @param {PDFDict} dict @param {string} [unseen] */
  function ofDict(dict, unseen) {
    const entries = dict
      .entries()
      .map(([key, value]) => /** @type {const} */ ([key.decodeText(), value]))
      .filter(([key]) => key !== unseen)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `<<${entries.map(([key, value]) => `${key} ${of(value)}`).join(' ')}>>`;
  }

  return (/** @type {PDFObject[]} */ parts) => hash(parts.map(of).join(' '));
}

/** @param {string | Uint8Array} content */
const hash = (content) => createHash('sha256').update(content).digest('base64url');
