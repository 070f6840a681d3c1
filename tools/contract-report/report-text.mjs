// @ts-check
// JavaScript, not TypeScript: the tool that releases reads it as it stands.

/** In each build what it asks of the API, and beside the API what it does. */
export const CONTRACT_FILE = 'contract.txt';

/** The heading, in what a build asks, of what would break it but that it is prepared for. */
export const PREPARED = 'prepared for';

/**
 * What is said of a field, or of a whole call.
 *
 * @typedef {{ may_be_absent: boolean, kinds: string[], limits: string[] }} Line `kinds` are alternatives, `limits` hold all
 */

/**
 * What the contract says, as text: by heading (a call, or a right), and below each by name a line of what it is and
 * which limits it has. So two reports are compared without the code that they were made from.
 *
 * @typedef {Map<string, Map<string, Line>>} Report
 */

/**
 * As text, a line per field.
 *
 * @param {Report} report
 */
export const writeReport = (report) =>
  [...report]
    .map(([heading, lines]) => [heading, ...[...lines].map(writeLine)].join('\n'))
    .join('\n\n')
    .concat('\n');

/** @param {[name: string, line: Line]} entry */
const writeLine = ([name, { may_be_absent, kinds, limits }]) =>
  `  ${[`${name}${may_be_absent ? '?' : ''}`, kinds.join(' | '), limits.join(', ')].filter(Boolean).join('  ')}`;

/**
 * The same, read back.
 *
 * @param {string} text
 * @returns {Report}
 */
export function readReport(text) {
  /** @type {Report} */
  const report = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) report.set(line, new Map());
    else [...report.values()].at(-1)?.set(...readLine(line));
  }
  return report;
}

/**
 * @param {string} line
 * @returns {[name: string, line: Line]}
 */
function readLine(line) {
  const [name = '', kinds = '', limits = ''] = line.trim().split('  ');
  return [
    name.replace(/\?$/, ''),
    {
      may_be_absent: name.endsWith('?'),
      kinds: kinds.split(' | '),
      limits: limits.split(', ').filter(Boolean),
    },
  ];
}
