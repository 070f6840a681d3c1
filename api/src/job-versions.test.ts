import { today } from '@boekwerk/shared/domain/dates/dates';
import { getTableName, sql } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from './account-mail/testing/app-with-mail-box';
import { aRepeater } from './invoicing/recurrence/testing/a-repeater';
import { aForm } from './invoicing/testing/an-invoice';
import { jobs } from './jobs';
import { change } from './platform/change';
import { ENTITIES } from './platform/database/entities';
import { booking_item, note } from './platform/database/schema/bookkeeping';
import { oneOfEach } from './testing/everything';

let world: AppWithMailBox;
let user: Awaited<ReturnType<typeof aRepeater>>;

beforeAll(async () => {
  world = await appWithMailBox();
  user = await aRepeater(world.app);
  await oneOfEach(world.app, user.member);
});
afterAll(() => world.close());

const queue = (name: 'clean-up' | 'sweep-files') =>
  change(world.app, (current) => current.queue(name, {}));

async function aMail(): Promise<number> {
  const { id } = await user.calls.aConcept(aForm(user.customer));
  const letter = { emails: ['a@klant.example'], message: 'Hierbij.' };
  expect((await user.calls.post(`invoice/${id}/send`, letter)).status).toBe(200);
  return id;
}

/** A job with something to do, in rows that somebody has open; gives the row that it changes under their hands. */
type Work = { name: string; begin: () => Promise<string | undefined> };

const WORK: Record<string, Work> = {
  accountMailJob: {
    name: 'account-mail',
    begin: async () => {
      await world.post('users/v1/requestresetpassword', { email: user.member.user.email });
      return undefined;
    },
  },
  cleanUpJob: { name: 'clean-up', begin: async () => void (await queue('clean-up')) },
  mailInvoiceJob: { name: 'mail-invoice', begin: async () => void (await aMail()) },
  makePdfJob: {
    name: 'make-pdf',
    begin: async () => {
      const invoice_id = await aMail();
      await world.app.jobs.drain();
      await world.app.db.execute(
        sql`update invoice set pdf_file_id = null, pdf_failed_at = now() where id = ${invoice_id}`,
      );
      await change(world.app, (current) => current.queue('make-pdf', { invoice_id }));
      return undefined;
    },
  },
  recurringInvoicesJob: {
    name: 'recurring-invoices',
    // Its form has the next date, and would bring the one back that was just made.
    begin: async () => `recurrence ${(await user.aRepeated({ next_date: today() })).id}`,
  },
  sweepFilesJob: { name: 'sweep-files', begin: async () => void (await queue('sweep-files')) },
};

const OPEN = Object.values(ENTITIES).flatMap((place) => (place instanceof Object ? place : []));

/** The version of every row that a user can have open. */
async function versions(): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for (const { table, id, updated_at } of OPEN)
    for (const row of await world.app.db.select({ id, updated_at }).from(table))
      all.set(`${getTableName(table)} ${row.id}`, (row.updated_at as Date).getTime());
  return all;
}

/** Which of the rows of `before` have another version now. */
async function changedSince(before: ReadonlyMap<string, number>): Promise<string[]> {
  const now = await versions();
  return [...before].filter(([row, at]) => now.get(row) !== at).map(([row]) => row);
}

const statesOf = async (name: string) =>
  (
    await world.app.db.execute<{ state: string }>(
      sql`select distinct state from pgboss.job where name = ${name}`,
    )
  ).rows.map(({ state }) => state);

describe('a save of who has a row open', () => {
  it('is tried with every kind of job', () => {
    expect(Object.keys(WORK).sort()).toEqual(jobs.map(({ name }) => name).sort());
  });

  it.each(Object.entries(WORK))(
    'is not refused for what %s wrote beside it',
    async (_, { name, begin }) => {
      const changes = await begin();
      const before = await versions();
      await world.app.jobs.drain();
      expect(await statesOf(name)).toEqual(['completed']);
      expect(await changedSince(before)).toEqual(changes ? [changes] : []);
    },
  );

  it('is not refused for what somebody said of the document', async () => {
    const before = await versions();
    const [item] = await world.app.db.select().from(booking_item);
    await world.app.db.insert(note).values({
      relation_id: user.member.company.id,
      booking_item_id: item?.id ?? 0,
      user_id: user.member.user.id,
      message: 'Waar was dit voor?',
    });
    expect(await changedSince(before)).toEqual([]);
  });
});
