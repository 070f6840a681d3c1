// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import { lettersOn } from './letters-on.mjs';
import { openForReading, pagesRead } from './open-for-reading.mjs';

/**
 * Writes the words that stand as letters in a PDF, as JSON: `{pages}`, those without letters with no words, or
 * `{problem}`. Argument: the file.
 */
const [, , file = ''] = process.argv;
// What the reader of PDFs still does for itself is not waited for.
process.stdout.write(JSON.stringify(await read()), () => process.exit());

async function read() {
  const pdf = await openForReading(new Uint8Array(fs.readFileSync(file)));
  if (pdf === 'locked') return { problem: 'locked' };
  const pages = [];
  for (const number of pagesRead(pdf.numPages)) pages.push(await lettersOn(pdf, number));
  return { pages };
}
