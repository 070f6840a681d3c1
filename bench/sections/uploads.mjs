import { say } from '../../tools/say.mjs';
import { onServer } from '../compare-sizes.mjs';
import { limit, table } from '../report.mjs';
import { measureUploads } from '../uploads.mjs';

/** Figures above these fail. */
const MOST = { megabytes: 400 };
const MEGABYTES = 500;

export async function section() {
  const rows = [];
  for (const [database, measure] of [
    ['embedded', measureUploads],
    ['PostgreSQL', onServer(measureUploads)],
  ]) {
    say(`Uploads, ${database} …`);
    const figures = await measure({});
    if (!figures) continue;
    const { seconds, bare, before, most } = figures;
    limit(`the API with fifty uploads, ${database}, MB`, most, MOST.megabytes);
    rows.push([
      database,
      ...[bare, seconds].flatMap((took) => [took.toFixed(1), Math.round(MEGABYTES / took)]),
      ...[before, most].map((megabytes) => megabytes.toFixed(0)),
    ]);
  }
  return [
    '## Handing in',
    '',
    'Fifty PDFs of 10 MB at once with curl. The bare route writes the same bytes to the disk; the API also hashes them, opens',
    'each PDF in a child process and keeps it. Memory is that of the API alone, with its embedded database.',
    '',
    table(
      [
        'database',
        'bare, s',
        'bare, MB/s',
        'API, s',
        'API, MB/s',
        'memory at rest, MB',
        'at most, MB',
      ],
      rows,
    ),
  ].join('\n');
}
