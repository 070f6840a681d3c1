import { say } from '../../tools/say.mjs';
import { measureMixedLoad } from '../mixed-load.mjs';
import { limit, table } from '../report.mjs';

const USERS = 20;
const MINUTES = Number(process.env.MINUTES ?? 60);
/** What JavaScript keeps may differ by so much between two quarters; above it something is never let go. */
const NOISE_MB = 10;

export async function section() {
  say(`${USERS} users for ${MINUTES} minutes …`);
  const { per_second, all, errors, wrong, watched } = await measureMixedLoad({
    users: USERS,
    minutes: MINUTES,
  });
  const [memory] = watched.memory;
  const putOff = Object.entries(watched.put_off).map(([what, n]) => `put off ${n} times: ${what}`);
  const grown = watched.heap.last - watched.heap.first;
  const quarters = (24 * 60 * 4) / MINUTES;
  for (const line of [...errors.slice(0, 5), ...putOff, ...wrong]) console.error(line);
  limit('errors of the soak', errors.length, 0);
  limit('what the soak stored and must not be', wrong.length, 0);
  limit('growth of the heap in the soak, MB', grown, NOISE_MB);
  return [
    '## An hour',
    '',
    `${USERS} users of all kinds for ${MINUTES} minutes on the embedded database, with all jobs: ${per_second.toFixed(0)} calls a second, p95`,
    `${all.p95.toFixed(0)} ms, ${errors.length} errors. The heap is the least that the API kept in that quarter; a day at the pace of the last two`,
    `quarters would add ${(Math.max(0, grown) * quarters).toFixed(0)} MB to it.`,
    '',
    table(
      ['MB of the API', 'third quarter', 'last quarter'],
      [
        ['heap', watched.heap.first.toFixed(1), watched.heap.last.toFixed(1)],
        ['all memory', memory.first.toFixed(0), memory.last.toFixed(0)],
      ],
    ),
  ].join('\n');
}
