// @ts-check
import {
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFString,
} from '@cantoo/pdf-lib';
import { loosenPages } from './copy-pages.mjs';
import { dropUnused } from './drop-unused.mjs';
import { openPdf } from './open-pdf.mjs';
import { pagePrints } from './page-prints.mjs';

/** A PDF of which pages are taken, and what each of them looks like. @typedef {{ document: PDFDocument, prints: string[] }} Source */

/**
 * @param {Uint8Array} pdf
 * @param {{ isConfirmed: boolean, isDivided?: boolean }} options whether it may lose the e-invoice that it holds, and
 *   whether its pages go to different documents
 * @returns {Promise<Source | 'locked' | 'e-invoice'>}
 * @throws Error when it is broken
 */
export async function readSource(pdf, { isConfirmed, isDivided = false }) {
  const document = await openPdf(pdf);
  if (document === 'locked') return document;
  refuseLostPages(document);
  if (!isConfirmed && holdsXml(document)) return 'e-invoice';
  await drawFields(document);
  if (isDivided) dropUnused(document);
  const prints = pagePrints(document);
  loosenPages(document);
  return { document, prints };
}

/**
 * The library passes over a page that is named and not there, as in a file that was broken off: what is made of the rest
 * would lack it, and nobody would know.
 *
 * @param {PDFDocument} document
 * @throws Error
 */
function refuseLostPages({ catalog, context }) {
  const trees = [catalog.Pages()];
  let pages = 0;
  for (const tree of trees)
    for (const entry of tree.Kids().asArray()) {
      const kid = context.lookup(entry);
      if (kid instanceof PDFPageLeaf) pages++;
      else if (kid instanceof PDFPageTree && !trees.includes(kid)) trees.push(kid);
      else throw new Error('a page that is not there');
    }
  if (pages === 0) throw new Error('no pages');
}

/** Some programs leave it to the reader to draw what was filled in. @param {PDFDocument} document */
async function drawFields(document) {
  if (!document.catalog.has(PDFName.of('AcroForm'))) return;
  try {
    document.getForm().updateFieldAppearances();
    await document.flush();
  } catch {
    // A form that cannot be read shows what it shows already.
  }
}

/** Whether an XML file stands in it, as Factur-X and its like do. @param {PDFDocument} document */
function holdsXml({ context }) {
  return context.enumerateIndirectObjects().some(([, object]) => {
    if (!(object instanceof PDFDict) || !object.has(PDFName.of('EF'))) return false;
    return ['UF', 'F'].some((key) => {
      const file = object.lookup(PDFName.of(key));
      const isText = file instanceof PDFString || file instanceof PDFHexString;
      return isText && /\.xml$/i.test(file.decodeText());
    });
  });
}
