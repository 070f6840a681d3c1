import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { ENTRY, readEntry, withFigures } from './figures.mjs';
import { PAGES } from './rows.mjs';

/** Renames files on the pages of the specification that moved since, as git tells, and counts the rows anew. */
const moves = movesInHistory();
let count = 0;
for (const page of PAGES) {
  const file = path.join(root, page);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replaceAll(/`([^`› ]+)(?=`| ›)/g, follow));
}
fs.writeFileSync(path.join(root, ENTRY), withFigures(readEntry()));
console.log(`${count} paths followed.`);

function follow(span, name) {
  let now = name;
  const seen = new Set();
  while (!fs.existsSync(path.join(root, now)) && moves.has(now) && !seen.has(now)) {
    seen.add(now);
    now = moves.get(now);
  }
  if (now === name || !fs.existsSync(path.join(root, now))) return span;
  count += 1;
  return `\`${now}`;
}

/** Where each file went that moved, by the last commit that moved it. @returns {Map<string, string>} */
function movesInHistory() {
  const log = execFileSync(
    'git',
    ['log', '-M40%', '-l5000', '--diff-filter=R', '--name-status', '--format='],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const found = new Map();
  for (const line of log.split('\n')) {
    const [, from, to] = line.split('\t');
    if (from && to && !found.has(from)) found.set(from, to);
  }
  return found;
}
