// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { openPdf } from './open-pdf.mjs';
import { pagePrints } from './page-prints.mjs';

/** @import { PDFDocument } from '@cantoo/pdf-lib' */

/** A PDF as it was written. @typedef {{ path: string, size: number, sha256: string, pages: number }} Written */

/**
 * Writes a PDF, once it is sure that nothing is lost: it is opened again, and each of its pages looks as it did where it
 * came from.
 *
 * @param {PDFDocument} made
 * @param {readonly string[]} prints of its pages, in their order, as their sources have them
 * @param {string} path
 * @returns {Promise<Written | 'differs'>}
 */
export async function writePages(made, prints, path) {
  const bytes = await made.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
  if (!(await looksAs(bytes, prints))) return 'differs';
  // A process that ended while it wrote may have left one.
  const file = await fs.open(path, 'w');
  await file.writeFile(bytes);
  await file.sync();
  await file.close();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, size: bytes.length, sha256, pages: prints.length };
}

/** @param {Uint8Array} pdf @param {readonly string[]} prints */
export async function looksAs(pdf, prints) {
  const document = await openPdf(pdf);
  if (document === 'locked') return false;
  const found = pagePrints(document);
  return found.length === prints.length && found.every((print, at) => print === prints[at]);
}
