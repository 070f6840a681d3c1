import type pg from 'pg';
import type { Connection } from '../platform/database/connect';
import { type TestApp, testApp } from './test-app';
import { testDatabase } from './test-database';

/**
 * Writes down which statements go to the database, from whatever part of the API they come.
 *
 * @param connection one that nobody used yet
 * @returns what was sent while `work` ran, a text per statement as it was sent
 */
function recordStatements({ pool }: Pick<Connection, 'pool'>) {
  const sent: string[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recorded = (...args: unknown[]) => {
      const [statement] = args as [string | pg.QueryConfig];
      sent.push(typeof statement === 'string' ? statement : statement.text);
      return query(...args);
    };
    client.query = recorded as typeof client.query; // as many forms as it has
  });
  return async (work: () => Promise<void>): Promise<string[]> => {
    sent.length = 0;
    await work();
    return [...sent];
  };
}

export type RecordingApp = {
  app: TestApp;
  statementsOf: ReturnType<typeof recordStatements>;
};

/** The API on a fresh database, and what it sends there while something is done. */
export async function recordingApp(): Promise<RecordingApp> {
  const connection = await testDatabase();
  const statementsOf = recordStatements(connection);
  return { app: await testApp({ database: async () => connection }), statementsOf };
}

/** A statement over several lines, each part on its own, without the quotes that only a machine needs. */
export const readable = (statement: string): string =>
  statement
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .replace(/[ ;]+$/, '')
    .trim()
    .replace(PART, '\n $&');

const PART =
  /(?<!delete) \b(?:from|(?:left|inner|cross) join|where|group by|order by|limit|returning|values|set|union|for (?:no key )?update)\b/gi;
