import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { PAGES, rowsOf } from './rows.mjs';

export const ENTRY = 'docs/specification.md';

/** How the rows of a page stand: all, held by a test, without one, and those with a remark, by its kind. */
function figuresOf(rows) {
  const count = (fits) => rows.filter(fits).length;
  return [
    rows.length,
    count(({ tests }) => tests.length > 0),
    count(({ isUntested }) => isUntested),
    ...['differs', 'decided', 'waits'].map((word) => count(({ verdict }) => verdict === word)),
  ];
}

/** The entry page with the figures of the pages in its table. @param {string} text */
export const withFigures = (text) =>
  text
    .split('\n')
    .map((line) => {
      const page = PAGES.find((each) => line.includes(`](${each.replace('docs/', '')})`));
      const [, name] = line.split('|');
      return page ? `|${name}| ${figuresOf(rowsOf(page)).join(' | ')} |` : line;
    })
    .join('\n');

export const readEntry = () => fs.readFileSync(path.join(root, ENTRY), 'utf8');
