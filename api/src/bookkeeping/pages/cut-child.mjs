// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { copyPages } from './copy-pages.mjs';
import { readSource } from './source-pages.mjs';
import { writePages } from './write-pages.mjs';

/**
 * Cuts a PDF into one for each group of its pages, and writes which these are, as JSON: `{written}`; or `{problem}`, and
 * then nothing counts of what was written.
 *
 * @typedef {{ source: string, folder: string, groups: number[][], isConfirmed: boolean, maxBytes: number }} CutJob
 */

/** @type {CutJob} */
const job = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'));
const result = await cut(job).catch(() => ({ problem: 'broken' }));
process.stdout.write(JSON.stringify(result));

/** @param {CutJob} job */
async function cut({ source: file, folder, groups, isConfirmed, maxBytes }) {
  const source = await readSource(fs.readFileSync(file), { isConfirmed, isDivided: true });
  if (typeof source === 'string') return { problem: source };
  if (groups.flat().length !== source.prints.length) return { problem: 'other pages' };

  const written = [];
  let bytes = 0;
  for (const [at, numbers] of groups.entries()) {
    const made = await PDFDocument.create();
    copyPages(made, source.document, numbers);
    const prints = numbers.map((number) => source.prints[number - 1] ?? '');
    const result = await writePages(made, prints, path.join(folder, `${at}.pdf`));
    if (result === 'differs') return { problem: result };
    bytes += result.size;
    if (bytes > maxBytes) return { problem: 'too large' };
    written.push(result);
  }
  return { written };
}
