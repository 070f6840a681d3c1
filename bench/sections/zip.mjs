import { say } from '../../tools/say.mjs';
import { limit, table } from '../report.mjs';
import { measureZip } from '../zip.mjs';

const COUNTS = [1_000, 10_000];
/** Ten times as many may take so much more of the API's memory. */
const MOST_GROWTH = 60;

export async function section() {
  say('The zip of documents …');
  const rows = [];
  for (const count of COUNTS) rows.push(await measureZip(count));
  const [few, many] = rows.map(({ before, most }) => most - before);
  limit('megabytes that ten times as many documents in a zip take', many - few, MOST_GROWTH);
  return [
    '## Downloading all',
    '',
    'Documents of 100 kB and all of one name, on the embedded database, while somebody else asks for the list. Memory is',
    'that of the API, at rest and at most.',
    '',
    table(
      ['documents', 'first byte, s', 'all, s', 'MB', 'memory, MB', 'the list at most, ms'],
      rows.map(({ first, seconds, megabytes, before, most, other }, at) => [
        COUNTS[at].toLocaleString('nl-NL'),
        first.toFixed(1),
        seconds.toFixed(1),
        Math.round(megabytes),
        `${before.toFixed(0)}, ${most.toFixed(0)}`,
        Math.round(other),
      ]),
    ),
  ].join('\n');
}
