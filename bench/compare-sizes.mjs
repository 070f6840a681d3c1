import { say } from '../tools/say.mjs';
import { table } from './report.mjs';

/**
 * Times the same requests with little and with much in the database: embedded, and on PostgreSQL when this machine
 * has it.
 *
 * @param {string} title
 * @param {(size: { count: number, databaseUrl?: string }) => Promise<{ question: string, p50: number, p95: number }[]>} measure
 * @param {(figure: object) => void} judge gets every figure of the largest size
 * @param {{ embedded: number[], server: number[] }} sizes
 */
export async function onBothDatabases(title, measure, judge, sizes) {
  const of = { title, judge };
  const parts = [
    await compare('Embedded', { ...of, measure, sizes: sizes.embedded }),
    await compare('PostgreSQL', { ...of, measure: onServer(measure), sizes: sizes.server }),
  ];
  return [
    `## ${title}`,
    '',
    'One request after the other over HTTP, in milliseconds.',
    '',
    ...parts.filter(Boolean),
  ].join('\n');
}

/** The same measurement on a PostgreSQL of its own; it gives null when this machine has none. */
export function onServer(measure) {
  return async (size) => {
    const { startPostgres } = await import('../tools/postgres.mjs');
    const server = await startPostgres({ durable: true });
    if (!server) return null;
    try {
      return await measure({ ...size, databaseUrl: server.url, serverPid: server.pid });
    } finally {
      await server.stop();
    }
  };
}

/** Null when this machine does not have the database. */
async function compare(database, { title, judge, measure, sizes }) {
  const figures = [];
  for (const count of sizes) {
    say(`${title}, ${database}, ${count} …`);
    figures.push(await measure({ count }));
  }
  if (figures.includes(null)) return null;
  const rows = figures[0].map((few, index) => {
    const each = figures.map((rowsOfSize) => rowsOfSize[index]);
    const many = each.at(-1);
    const growth = many.p95 / few.p95;
    judge({ ...many, growth, database });
    return [
      few.question,
      ...[...each.flatMap(({ p50, p95 }) => [p50, p95]), growth].map((n) => n.toFixed(1)),
    ];
  });
  const named = sizes.map((count) => count.toLocaleString('nl-NL'));
  const columns = named.flatMap((count) => [`p50 at ${count}`, `p95 at ${count}`]);
  return [`### ${database}`, '', table(['request', ...columns, 'growth p95'], rows), ''].join('\n');
}
