import { sql } from 'drizzle-orm';
import { linking } from '../../../testing/a-linked-firm';
import {
  type AccountingStandIn,
  startAccountingStandIn,
} from '../../../testing/accounting-stand-in';
import type { Member } from '../../../testing/builders';
import { type OwnDatabase, ownDatabase } from '../../../testing/own-database';
import { type TestApp, testApp } from '../../../testing/test-app';
import { bookingIn } from './a-booking';

/** A company that books in an office of the stand-in, and whose database several processes have, one after the other. */
export type BookingWorld = {
  standIn: AccountingStandIn;
  database: OwnDatabase;
  member: Member;
  /** Works in the database after the process that had it has ended. */
  asNextProcess: <T>(work: (app: TestApp) => Promise<T>) => Promise<T>;
  inBooks: (app: TestApp) => ReturnType<typeof bookingIn>;
  stop: () => Promise<void>;
};

export async function bookingWorld(): Promise<BookingWorld> {
  const standIn = await startAccountingStandIn();
  const database = await ownDatabase();
  const asNextProcess: BookingWorld['asNextProcess'] = async (work) => {
    const config = { ...standIn.config, dataDir: database.place.dir };
    const app = await testApp({ config, database: database.open });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  };
  const member = await asNextProcess(async (app) => {
    const { aLinkedFirm, aLinkedClient } = linking(app, () => standIn);
    const client = await aLinkedClient(await aLinkedFirm());
    // The whole of a walk takes longer than a token is good for.
    await app.db.execute(sql`update session set token_expires_at = now() + interval '6 hours'`);
    return client;
  });
  const inBooks = (app: TestApp) =>
    bookingIn({ app, ask: linking(app, () => standIn).ask, standIn: () => standIn }, member);
  const stop = async () => {
    await database.remove();
    await standIn.stop();
  };
  return { standIn, database, member, asNextProcess, inBooks, stop };
}

/** What a dead process held is free, and what waits is nearer. */
export async function letTimePass({ db }: TestApp, seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`;
  await db.execute(sql`update booking_attempt set sent_at = sent_at - ${ago},
    resent_at = resent_at - ${ago}, looked_up_at = looked_up_at - ${ago}`);
  await db.execute(sql`update pgboss.job set start_after = start_after - ${ago},
    started_on = started_on - ${ago} where state < 'completed'`);
  await db.execute(
    sql`update office_lease set until = until - ${ago}, not_before = not_before - ${ago}`,
  );
}
