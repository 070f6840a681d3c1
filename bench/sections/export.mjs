import { say } from '../../tools/say.mjs';
import { onServer } from '../compare-sizes.mjs';
import { measureExport } from '../export.mjs';
import { limit, table } from '../report.mjs';

const COUNT = 5_000;
/** Megabytes of the API in all, the embedded database in it or not; and beside those at rest. */
const MOST = 300;
const MOST_GROWTH = 90;

export async function section() {
  const rows = [];
  for (const [database, measure] of [
    ['embedded', measureExport],
    ['PostgreSQL', onServer(measureExport)],
  ]) {
    say(`Everything of a company, ${database} …`);
    const figures = await measure({ count: COUNT });
    if (!figures) continue;
    const { first, seconds, megabytes, before, most, rest, p95, longest } = figures;
    limit(`megabytes of the API while all is taken along, ${database}`, most, MOST);
    limit(`megabytes that taking all along takes, ${database}`, most - before, MOST_GROWTH);
    rows.push([
      database,
      ...[first, seconds].map((figure) => figure.toFixed(1)),
      Math.round(megabytes),
      `${before.toFixed(0)}, ${most.toFixed(0)}`,
      ...[rest, p95, longest].map((ms) => ms.toFixed(1)),
    ]);
  }
  return [
    '## Taking everything along',
    '',
    `Everything of a company with ${COUNT.toLocaleString('nl-NL')} documents of 100 kB in one zip, while somebody else asks for the list,`,
    `one call after the other. Memory is that of the API, at rest and at most; at most ${MOST} MB is allowed.`,
    '',
    table(
      [
        'database',
        'first byte, s',
        'all, s',
        'MB',
        'memory, MB',
        'the list at rest, p95 ms',
        'meanwhile, p95 ms',
        'at most, ms',
      ],
      rows,
    ),
  ].join('\n');
}
