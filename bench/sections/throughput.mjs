import { say } from '../../tools/say.mjs';
import { onServer } from '../compare-sizes.mjs';
import { table } from '../report.mjs';
import { measureThroughput } from '../throughput.mjs';

export async function section() {
  const parts = [];
  for (const [database, measure] of [
    ['Embedded', measureThroughput],
    ['PostgreSQL', onServer(measureThroughput)],
  ]) {
    say(`Throughput, ${database} …`);
    const rows = await measure({ count: 10_000 });
    if (!rows) continue;
    const shown = (figure, digits) => (Number.isNaN(figure) ? '–' : figure.toFixed(digits));
    const figures = rows.map(({ call, per_second, bare, cpu_ms }) => [
      ...[call, shown(per_second, 0), shown(per_second / bare, 2), shown(cpu_ms, 2)],
    ]);
    parts.push(
      `### ${database}`,
      '',
      table(['call', 'per second', 'times bare', 'processor ms each'], figures),
      '',
    );
  }
  return [
    '## Throughput',
    '',
    'Eight connections, each asking again as soon as it has its answer; 10.000 invoices. The bare route was asked just',
    'before each call. Processor time is that of the API and its database.',
    '',
    ...parts,
  ].join('\n');
}
