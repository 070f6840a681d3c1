import { say } from '../../tools/say.mjs';
import { onServer } from '../compare-sizes.mjs';
import { limit, table } from '../report.mjs';
import { measureSync } from '../sync-office.mjs';

/** What design asks for: seconds, calls, and how many times slower somebody else may be answered meanwhile. */
const MOST = { seconds: 60, calls: 40, slower: 3 };

export async function section() {
  const rows = [];
  for (const [database, measure] of [
    ['embedded', measureSync],
    ['PostgreSQL', onServer(measureSync)],
  ]) {
    say(`Reading an office, ${database} …`);
    const figures = await measure({});
    if (!figures) continue;
    const { seconds, calls, idle_p95, p95 } = figures;
    limit(`seconds of a sync, ${database},`, seconds, MOST.seconds);
    limit(`calls of a sync, ${database},`, calls, MOST.calls);
    limit(`p95 of others beside a sync, ${database}, times idle`, p95 / idle_p95, MOST.slower);
    rows.push([database, seconds.toFixed(1), calls, idle_p95.toFixed(1), p95.toFixed(1)]);
  }
  return [
    '## Reading an office',
    '',
    'An office of 2.000 accounts and 10.000 relations is linked and read, while somebody else asks for invoices, one',
    'request after the other; the stand-in of the accounting package answers at once.',
    '',
    table(
      ['database', 'seconds', 'calls to the package', 'p95 of the other before, ms', 'during, ms'],
      rows,
    ),
  ].join('\n');
}
