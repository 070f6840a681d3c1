import { sql } from 'drizzle-orm';
import type { TestApp } from './test-app';

type Refused = {
  before: 'INSERT' | 'UPDATE' | 'DELETE';
  on: string;
  /** Which rows, in SQL, by `OLD` and `NEW`. */
  when: string;
};

/** Lets the database refuse some writes while `use` runs: as what somebody stored past the rules would be. */
export async function whileRefused<T>(
  { db }: Pick<TestApp, 'db'>,
  { before, on, when }: Refused,
  use: () => Promise<T>,
): Promise<T> {
  await db.execute(sql`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`);
  try {
    await db.execute(
      sql.raw(`CREATE TRIGGER refuse BEFORE ${before} ON ${on} FOR EACH ROW
        WHEN (${when}) EXECUTE FUNCTION refuse()`),
    );
    return await use();
  } finally {
    await db.execute(sql`DROP FUNCTION refuse CASCADE`);
  }
}
