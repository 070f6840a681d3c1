import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { testTitles } from './test-titles.mjs';

/** Titles are short of a sentence: a few letters would be found in any file. */
const SHORTEST = 5;

/** What is wrong with rows: each is somewhere and held by a test, or says why not; and what it names is there. */
export function problemsOf(rows, read = readFile) {
  const titles = titlesBy(read);
  return rows.flatMap((row) =>
    [...row.problems, ...gapsOf(row), ...deadPlaces(row, read), ...deadTests(row, titles)].map(
      (problem) => `${row.at}: ${problem}`,
    ),
  );
}

function gapsOf({ places, tests, isUntested, verdict }) {
  if (verdict !== null) return [];
  return [
    ...(places.length === 0 ? ['name where it is, or begin the remark with why it is not'] : []),
    ...(tests.length === 0 && !isUntested ? ['name the test that holds it, or write none'] : []),
  ];
}

const deadPlaces = ({ places }, read) => places.filter((place) => read(place) === null).map(gone);

const gone = (file) => `there is no ${file} (moved? node tools/specification/follow-moves.mjs)`;

const deadTests = ({ tests }, titles) =>
  tests.flatMap(({ file, title }) => {
    const found = titles(file);
    if (found === null) return [gone(file)];
    if (title.length < SHORTEST) return [`name more of the test than "${title}"`];
    if (found.some((each) => each.includes(title))) return [];
    return [`no test of ${file} is called "${title}"`];
  });

/** Reads and parses each file of tests once. */
function titlesBy(read) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) {
      const text = read(file);
      known.set(file, text === null ? null : testTitles(text, file));
    }
    return known.get(file);
  };
}

/** The text of a file; null when there is none. */
function readFile(file) {
  const full = path.join(root, file);
  return fs.existsSync(full) && fs.statSync(full).isFile() ? fs.readFileSync(full, 'utf8') : null;
}
