// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import { answerEach } from '../../platform/child-process/answer-each.mjs';
import { openForReading, pagesRead } from './open-for-reading.mjs';
import { wordsOnPage } from './words-on-page.mjs';

/** The words of the text layer of a PDF: `{pages}`, those without one with no words, or `{problem}`. */
answerEach(async (file) => {
  const pdf = await openForReading(new Uint8Array(fs.readFileSync(file)));
  if (pdf === 'locked') return { problem: 'locked' };
  const pages = [];
  for (const number of pagesRead(pdf.numPages)) pages.push(await wordsOnPage(pdf, number));
  // Nothing of it stays, for the next one.
  await pdf.loadingTask.destroy();
  return { pages };
});
