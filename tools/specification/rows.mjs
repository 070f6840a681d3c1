import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/** The pages with a line for each row of the specification. */
export const PAGES = [
  'docs/specification/1-foundation.md',
  'docs/specification/2-invoicing.md',
  'docs/specification/3-bookkeeping.md',
];

/**
 * @typedef {object} Row
 * @property {string} at the page and its line
 * @property {string} text what is specified
 * @property {string[]} places files that have it
 * @property {{ file: string, title: string }[]} tests what holds it
 * @property {boolean} isUntested it is said that no test holds it
 * @property {'waits' | 'differs' | 'decided' | null} verdict why it is not, or not quite, as specified
 * @property {string} reason
 * @property {string[]} problems what cannot be read of it
 */

/** All rows of a page. @returns {Row[]} */
export const rowsOf = (page) => readRows(fs.readFileSync(path.join(root, page), 'utf8'), page);

/** The rows of the tables in a text. @returns {Row[]} */
export const readRows = (text, page) =>
  text
    .split('\n')
    .map((line, index) => ({ line, at: `${page}:${index + 1}` }))
    .filter(({ line }) => line.startsWith('|') && !/^\| (?:Row|---)/.test(line))
    .map(({ line, at }) => readRow(line, at));

function readRow(line, at) {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [text = '', where = '', tests = '', remark = ''] = cells;
  const said = /^(waits|differs|decided): (.+)$/.exec(remark);
  return {
    at,
    text,
    places: spansIn(where),
    tests: spansIn(tests).map((span) => {
      const [file = '', title = ''] = span.split(' › ');
      return { file, title };
    }),
    isUntested: tests === 'none',
    verdict: said?.[1] ?? null,
    reason: said?.[2] ?? '',
    problems: [
      ...(cells.length === 4 ? [] : ['a row has four cells']),
      ...(remark !== '' && !said ? [`a remark begins with waits:, differs: or decided:`] : []),
    ],
  };
}

/** What stands between backticks. */
const spansIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, span]) => span);
