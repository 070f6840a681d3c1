import { say } from '../../tools/say.mjs';
import { onServer } from '../compare-sizes.mjs';
import { measureImport } from '../import-invoices.mjs';
import { limit, table } from '../report.mjs';

/** Seconds, and megabytes that it may take beside those at rest. */
const MOST = { seconds: 60, megabytes: 250 };

export async function section() {
  const rows = [];
  for (const [database, measure] of [
    ['embedded', measureImport],
    ['PostgreSQL', onServer(measureImport)],
  ]) {
    say(`An import of invoices, ${database} …`);
    const figures = await measure({});
    if (!figures) continue;
    const { purchases, seconds, before, most, rest, p95, longest, refused } = figures;
    limit(`seconds of an import, ${database}`, seconds, MOST.seconds);
    limit(`megabytes that an import takes, ${database}`, most - before, MOST.megabytes);
    rows.push([
      database,
      purchases.toLocaleString('nl-NL'),
      seconds.toFixed(1),
      `${before.toFixed(0)}, ${most.toFixed(0)}`,
      ...[rest, p95, longest].map((ms) => ms.toFixed(1)),
      refused,
    ]);
  }
  return [
    '## Importing invoices',
    '',
    'A sheet of 5,000 rows, two rates of VAT for each invoice, of 300 new suppliers; each invoice becomes a document with a PDF.',
    'Somebody else asks for a list meanwhile, one call after the other. Memory is that of the API, at rest and at most.',
    '',
    table(
      [
        'database',
        'documents',
        'seconds',
        'memory, MB',
        'the list at rest, p95 ms',
        'meanwhile, p95 ms',
        'at most, ms',
        'refused',
      ],
      rows,
    ),
  ].join('\n');
}
