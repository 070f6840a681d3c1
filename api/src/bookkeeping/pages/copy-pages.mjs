// @ts-check
import { PDFArray, PDFDict, PDFName, PDFObjectCopier, PDFPage, PDFRef } from '@cantoo/pdf-lib';

/** @import { PDFDocument } from '@cantoo/pdf-lib' */

/**
 * Puts pages of one PDF behind those of another, with the layers that they are drawn on.
 *
 * @param {PDFDocument} made
 * @param {PDFDocument} source of which {@link loosenPages} has made the pages loose
 * @param {readonly number[]} numbers from 1
 */
export function copyPages(made, source, numbers) {
  const copier = PDFObjectCopier.for(source.context, made.context);
  const pages = source.getPages();
  for (const number of numbers) {
    const page = pages[number - 1];
    if (!page) throw new Error(`no page ${number}`);
    const leaf = copier.copy(page.node);
    made.addPage(PDFPage.of(leaf, made.context.register(leaf), made));
  }
  addHiddenLayers(made, source, copier);
}

const name = PDFName.of;

/**
 * Takes away what leads from a page to other pages, for that would be copied with it: whoever gets a part of a document
 * must not find the rest of it inside. What was filled in on a form stays to be seen.
 *
 * @param {PDFDocument} document
 */
export function loosenPages(document) {
  for (const { node } of document.getPages()) {
    for (const key of ['B', 'StructParents', 'AA', 'PieceInfo']) node.delete(name(key));
    const annotations = node.Annots();
    if (!annotations) continue;
    const kept = annotations.asArray().filter((entry) => {
      const annotation = document.context.lookup(entry);
      return annotation instanceof PDFDict && loosen(annotation);
    });
    node.set(name('Annots'), document.context.obj(kept));
  }
}

/** @param {PDFDict} annotation @returns {boolean} whether anything is left of it */
function loosen(annotation) {
  const kind = textAt(annotation, 'Subtype');
  if (kind === 'Popup' || (kind === 'Widget' && !annotation.has(name('AP')))) return false;
  // Without its form a field would not be shown; what it looks like stays.
  if (kind === 'Widget') annotation.set(name('Subtype'), name('Stamp'));
  const action = annotation.lookup(name('A'));
  const opensAddress = action instanceof PDFDict && textAt(action, 'S') === 'URI';
  if (!opensAddress) annotation.delete(name('A'));
  /** @type {PDFDict} */ else action.delete(name('Next'));
  for (const key of ['P', 'Parent', 'Popup', 'IRT', 'Dest', 'AA', 'StructParent', 'Kids', 'MK'])
    annotation.delete(name(key));
  return true;
}

/** @param {PDFDict} dict @param {string} key */
function textAt(dict, key) {
  const value = dict.lookup(name(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}

/**
 * Layers are known to the whole document: what was hidden in the source would be seen in a copy of its pages.
 *
 * @param {PDFDocument} made @param {PDFDocument} source @param {PDFObjectCopier} copier
 */
function addHiddenLayers(made, source, copier) {
  const layers = dictAt(source.catalog, 'OCProperties');
  const shown = layers && dictAt(layers, 'D');
  if (!layers || !shown) return;
  const all = refsAt(layers, 'OCGs');
  const on = refsAt(shown, 'ON');
  const hidden =
    textAt(shown, 'BaseState') === 'OFF'
      ? all.filter((layer) => !on.includes(layer))
      : refsAt(shown, 'OFF');

  const kept =
    made.catalog.lookup(name('OCProperties')) ?? made.context.obj({ OCGs: [], D: { OFF: [] } });
  made.catalog.set(name('OCProperties'), kept);
  const properties = /** @type {PDFDict} */ (kept);
  for (const layer of all) properties.lookup(name('OCGs'), PDFArray).push(copier.copy(layer));
  const off = properties.lookup(name('D'), PDFDict).lookup(name('OFF'), PDFArray);
  for (const layer of hidden) off.push(copier.copy(layer));
}

/** @param {PDFDict} dict @param {string} key */
function dictAt(dict, key) {
  const value = dict.lookup(name(key));
  return value instanceof PDFDict ? value : undefined;
}

/** @param {PDFDict} dict @param {string} key @returns {PDFRef[]} */
function refsAt(dict, key) {
  const value = dict.lookup(name(key));
  return value instanceof PDFArray ? value.asArray().filter((each) => each instanceof PDFRef) : [];
}
