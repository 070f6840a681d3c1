import { say } from '../../tools/say.mjs';
import { onServer } from '../compare-sizes.mjs';
import { measureListBesideRecognition } from '../list-beside-recognition.mjs';
import { limit, table } from '../report.mjs';

/** How many times as long the list may take. */
const MOST_TIMES = 3;

export async function section() {
  const rows = [];
  for (const [database, measure] of [
    ['embedded', measureListBesideRecognition],
    ['PostgreSQL', onServer(measureListBesideRecognition)],
  ]) {
    say(`The list while scans are read, ${database} …`);
    const figures = await measure({});
    if (!figures) continue;
    const { rest, meanwhile, seconds } = figures;
    limit(`times as long as at rest, ${database}`, meanwhile.p95 / rest.p95, MOST_TIMES);
    const shown = [rest.p50, meanwhile.p50, rest.p95, meanwhile.p95].map((ms) => ms.toFixed(1));
    rows.push([database, ...shown, (meanwhile.p95 / rest.p95).toFixed(1), seconds.toFixed(0)]);
  }
  return [
    '## The list while scans are read',
    '',
    'The list of 1.000 documents, asked for again and again, at rest and while twenty scans are recognised by the',
    'same API until all are; milliseconds.',
    '',
    table(
      [
        'database',
        'p50 at rest',
        'meanwhile',
        'p95 at rest',
        'meanwhile',
        'times',
        'seconds to read all',
      ],
      rows,
    ),
  ].join('\n');
}
