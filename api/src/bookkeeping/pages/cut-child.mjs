// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { answerEach } from '../../platform/child-process/answer-each.mjs';
import { copyPages } from './copy-pages.mjs';
import { readSource } from './source-pages.mjs';
import { writePages } from './write-pages.mjs';

/**
 * Cuts a PDF into one for each group of its pages, by a job in a file, and answers which these are: `{written}`; or
 * `{problem}`, and then nothing counts of what was written.
 *
 * @typedef {{ source: string, folder: string, groups: number[][], isConfirmed: boolean, maxBytes: number }} CutJob
 */

answerEach((job) =>
  cut(JSON.parse(fs.readFileSync(job, 'utf8'))).catch(() => ({ problem: 'broken' })),
);

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
