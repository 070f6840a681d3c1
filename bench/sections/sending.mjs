import { say } from '../../tools/say.mjs';
import { onServer } from '../compare-sizes.mjs';
import { table } from '../report.mjs';
import { measureSending } from '../send-invoices.mjs';

export async function section() {
  const rows = [];
  for (const [database, measure] of [
    ['embedded', measureSending],
    ['PostgreSQL', onServer(measureSending)],
  ]) {
    say(`Sending, ${database} …`);
    const figures = await measure({ count: 1_000 });
    if (!figures) continue;
    const { per_second, p50, p95, numbers } = figures;
    rows.push([database, per_second.toFixed(0), p50.toFixed(1), p95.toFixed(1), numbers]);
  }
  return [
    '## Sending invoices',
    '',
    'Eight clients send 400 invoices of one company by hand: each waits for the number of the one before it.',
    '',
    table(['database', 'per second', 'p50 ms', 'p95 ms', 'different numbers'], rows),
  ].join('\n');
}
