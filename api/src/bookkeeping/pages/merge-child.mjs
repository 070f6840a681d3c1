// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { answerEach } from '../../platform/child-process/answer-each.mjs';
import { copyPages } from './copy-pages.mjs';
import { pictureAsPdf } from './picture-page.mjs';
import { readSource } from './source-pages.mjs';
import { writePages } from './write-pages.mjs';

/** @import { PagePicture } from './picture-page.mjs' */

/**
 * Makes one PDF of several PDFs and pictures, in their order, by a job in a file, and answers which it is: `{written}`;
 * or `{problem}`, and `at` which of them.
 *
 * @typedef {{ path: string, picture: PagePicture | null }} MergedFile
 * @typedef {{ files: MergedFile[], folder: string, isConfirmed: boolean, maxPages: number, maxBytes: number }} MergeJob
 */

answerEach((job) => merge(JSON.parse(fs.readFileSync(job, 'utf8'))));

/** @param {MergeJob} job */
async function merge({ files, folder, isConfirmed, maxPages, maxBytes }) {
  // Without the time in it: who hands in the same photos twice is told so.
  const made = await PDFDocument.create({ updateMetadata: false });
  /** @type {string[]} */
  const prints = [];
  for (const [at, file] of files.entries()) {
    const source = await open(file, isConfirmed).catch(() => 'broken');
    if (typeof source === 'string') return { problem: source, at };
    prints.push(...source.prints);
    if (prints.length > maxPages) return { problem: 'too many pages' };
    copyPages(
      made,
      source.document,
      source.prints.map((_, index) => index + 1),
    );
  }
  const written = await writePages(made, prints, path.join(folder, 'merged.pdf'));
  if (written === 'differs') return { problem: written };
  return written.size > maxBytes ? { problem: 'too large' } : { written: [written] };
}

/** @param {MergedFile} file @param {boolean} isConfirmed */
async function open({ path: file, picture }, isConfirmed) {
  const bytes = fs.readFileSync(file);
  return readSource(picture ? await pictureAsPdf(bytes, picture) : bytes, { isConfirmed });
}
