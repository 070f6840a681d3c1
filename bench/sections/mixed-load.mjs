import { say } from '../../tools/say.mjs';
import { onServer } from '../compare-sizes.mjs';
import { measureMixedLoad } from '../mixed-load.mjs';
import { limit, table } from '../report.mjs';

const RUNS = [
  ...[50, 200].map((users) => ({ users, database: 'embedded', measure: measureMixedLoad })),
  ...[50, 200].map((users) => ({
    users,
    database: 'PostgreSQL',
    measure: onServer(measureMixedLoad),
  })),
  {
    users: 200,
    database: 'PostgreSQL, two APIs and workers',
    measure: onServer(measureMixedLoad),
    nodes: 2,
  },
];
const MINUTES = Number(process.env.MINUTES ?? 10);
/** Figures above these fail. */
const MOST = { health_ms: 1_000, errors: 0, wrong: 0 };

export async function section() {
  const found = [];
  for (const { users, database, measure, nodes } of RUNS) {
    say(`${users} users, ${database} …`);
    const figures = await measure({ users, minutes: MINUTES, nodes });
    if (figures) found.push(judged({ what: `${users} users, ${database}`, ...figures }));
  }
  const rows = found.map(({ what, per_second, all, errors, watched }) => {
    const { health_ms, blocked_ms, memory } = watched;
    const times = [health_ms, blocked_ms, memory[0].first, memory[0].last].map(whole);
    return [what, ...[per_second, all.p50, all.p95, all.p99].map(whole), errors.length, ...times];
  });
  const calls = found.flatMap(({ what, calls }) =>
    calls.map(({ name, count, p50, p95, p99 }) => [
      ...[`${name}, ${what}`, count],
      ...[p50, p95, p99].map(whole),
    ]),
  );
  return [
    '## Users of all kinds at once',
    '',
    `Each does one thing after the other with a second of thought between two, for ${MINUTES} minutes: four in five times they`,
    'read, else they save, send by e-mail, hand in or book, through the gateway. Memory is that of the API, in the third quarter',
    'of the time and in the last. After it all that is stored was held against its invariants.',
    '',
    table(
      [
        'users',
        'a second',
        'p50 ms',
        'p95 ms',
        'p99 ms',
        'errors',
        'health, slowest ms',
        'event loop blocked, ms',
        'memory, MB',
        'later, MB',
      ],
      rows,
    ),
    '',
    table(['call', 'times', 'p50 ms', 'p95 ms', 'p99 ms'], calls),
  ].join('\n');
}

const whole = (figure) => figure.toFixed(0);

/** Tells what went wrong, and remembers what was too much. */
function judged(figures) {
  const { what, errors, watched, wrong } = figures;
  for (const error of errors.slice(0, 5)) console.error(error);
  for (const line of wrong) console.error(line);
  limit(`errors, ${what}`, errors.length, MOST.errors);
  limit(`health, ${what}, ms`, watched.health_ms, MOST.health_ms);
  limit(`what is stored and must not be, ${what}`, wrong.length, MOST.wrong);
  return figures;
}
