import { say } from '../../tools/say.mjs';
import { limit, table } from '../report.mjs';
import { readNode } from '../run-node.mjs';

/** Figures above these fail. */
const MOST = { seconds: 5, megabytes: 400 };

export async function section() {
  say('Cutting and merging …');
  const figures = Object.entries(
    JSON.parse(await readNode(['--import', 'tsx', 'bench/divide-pdfs.ts'], {})),
  );
  for (const [what, { seconds, megabytes }] of figures) {
    limit(`seconds of a ${what}`, seconds, MOST.seconds);
    limit(`megabytes of a ${what}`, megabytes, MOST.megabytes);
  }
  return [
    '## Cutting and merging',
    '',
    'Each page is held against its source; the whole child process, in seconds of a core, the worst of five.',
    '',
    table(
      ['what', 'seconds', 'memory, MB'],
      figures.map(([what, { seconds, megabytes }]) => [
        what,
        seconds.toFixed(1),
        Math.round(megabytes),
      ]),
    ),
  ].join('\n');
}
