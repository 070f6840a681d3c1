import { sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import type { Looked } from '../../platform/invariants/invariant';
import type { Lives } from '../../testing/lives';
import { brokenInvariants } from '../check-invariants';

/** How many rows of each table, those of the history by what was done, and how many e-mails. */
export type Left = { [table: string]: number };

/** What of all that is stored is not as it must be. @param isRead of which files the bytes are read: of all when left out */
export const told = async (app: App, when: string, isRead?: Looked['isRead']): Promise<string[]> =>
  (await brokenInvariants(app, isRead)).map((broken) => `${when}: ${JSON.stringify(broken)}`);

/** What a dead process held is free, and what waits is due. */
export const passTime = ({ db }: Pick<App, 'db'>) =>
  db.execute(sql`update pgboss.job set start_after = start_after - interval '90 seconds',
    started_on = started_on - interval '90 seconds' where state < 'completed'`);

/**
 * What counts others, which invariants hold against them; what is kept of tries; a code, which each e-mail has for
 * itself, also one that goes twice; and what is counted by itself.
 */
const NOT_COUNTED =
  /_tally$|^(?:audit|invoice_counter|mailed_code|mail_day|letter_try|attempt|invariant_check|office_lease)$/;

/** How many rows each table and each kind of history has, and how many e-mails left, those that went twice under one id as one. */
export async function leftOf({ app, mails }: Pick<Lives, 'app' | 'mails'>): Promise<Left> {
  const { db } = app();
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts = tables
    .filter(({ name }) => !NOT_COUNTED.test(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*)::int as rows from ${sql.identifier(name)}`,
    );
  const { rows } = await db.execute<{ name: string; rows: number }>(
    sql.join(counts, sql` union all `),
  );
  const { rows: history } = await db.execute<{ name: string; rows: number }>(
    sql`select 'history: ' || action as name, count(*)::int as rows from audit group by action`,
  );
  return {
    ...Object.fromEntries([...rows, ...history].map((row) => [row.name, row.rows])),
    'e-mails': new Set(mails).size,
    // A process that ends between an e-mail and the word of it sends that once more, and no more than that.
    'e-mails beyond twice': mails.filter((mail) => mails.filter((each) => each === mail).length > 2)
      .length,
  };
}

export const difference = (before: Left, after: Left): Left =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, rows]) =>
      rows === (before[name] ?? 0) ? [] : [[name, rows - (before[name] ?? 0)]],
    ),
  );
