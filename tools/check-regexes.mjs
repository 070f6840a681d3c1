import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { doubtAbout } from './regex-cost.mjs';
import { root } from './run.mjs';

/**
 * Whoever chooses a text must not choose how long we look at it: every regular expression of the product takes time in
 * proportion to its text. One that is put together while the product runs cannot be looked at beforehand.
 */
const PACKAGE = /^(?:api|gateway|host|shared|mf-\w+)$/;

const problems = [];
const seen = new Set();
for (const file of fs
  .readdirSync(root)
  .filter((name) => PACKAGE.test(name))
  .flatMap(sourcesIn)) {
  for (const { type, pattern, flags, callee } of nodesOf(parsed(file))) {
    if (callee?.value === 'RegExp') problems.push(`${file}: write the regular expression out`);
    if (type !== 'RegExpLiteral' || seen.has(`/${pattern}/${flags}`)) continue;
    seen.add(`/${pattern}/${flags}`);
    const doubt = doubtAbout(pattern, flags);
    if (doubt) problems.push(`${file}: /${pattern}/${flags} ${doubt}`);
  }
}
console.log(problems.join('\n') || `${seen.size} regular expressions take time in proportion.`);
process.exit(problems.length > 0 ? 1 : 0);

function sourcesIn(folder) {
  return fs
    .readdirSync(path.join(root, folder, 'src'), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(name))
    .map((name) => path.join(folder, 'src', name));
}

function parsed(file) {
  const code = fs.readFileSync(path.join(root, file), 'utf8');
  return parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') });
}

function* nodesOf(value) {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesOf(part);
}
