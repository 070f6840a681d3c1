import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { productSources } from '../source-files.mjs';
import { isOurs, misspelt } from './spelling.mjs';
import { BESIDE_TEXTS, mayHoldWords, placeBeside } from './where-words-stand.mjs';
import { literalsIn, wordsIn } from './words-in.mjs';

/**
 * What users read stands in the texts of its feature, so that a word is mended, and found, in one place. The places
 * beside those are a table, and each of them must still hold words.
 */
const problems = [];
const used = new Set();
for (const file of productSources()) {
  const place = placeBeside(file);
  if (mayHoldWords(file) && (place === undefined || used.has(place))) continue;
  const words = wordsIn(fs.readFileSync(path.join(root, file), 'utf8'), file);
  if (words.length === 0) continue;
  if (place === undefined) problems.push(...words.map((said) => `${file}: "${said}"`));
  else used.add(place);
}
for (const place of Object.keys(BESIDE_TEXTS))
  if (!used.has(place)) problems.push(`${place} holds no words (any more): take it off the table`);

/** And a word is written in one way, on whichever screen it stands. */
const misspellings = productSources()
  .filter((file) => mayHoldWords(file) && isOurs(file))
  .flatMap((file) =>
    literalsIn(fs.readFileSync(path.join(root, file), 'utf8'), file)
      .map((said) => [said, misspelt(said)])
      .filter(([, right]) => right !== null)
      .map(([said, right]) => `${file}: "${said}" (${right})`),
  );

if (problems.length > 0) console.log(`Words belong in a texts.ts:\n${problems.join('\n')}`);
if (misspellings.length > 0)
  console.log(`Written in another way than elsewhere:\n${misspellings.join('\n')}`);
process.exit(problems.length + misspellings.length > 0 ? 1 : 0);
