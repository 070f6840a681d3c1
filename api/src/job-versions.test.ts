import { today } from '@boekwerk/shared/domain/dates/dates';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from './account-mail/testing/app-with-mail-box';
import { bookingIn } from './bookkeeping/booking/testing/a-booking';
import { aRepeater } from './invoicing/recurrence/testing/a-repeater';
import { aForm } from './invoicing/testing/an-invoice';
import { jobs } from './jobs';
import { change } from './platform/change';
import { ENTITIES } from './platform/database/entities';
import { ledger_account } from './platform/database/schema/accounting';
import { booking_attempt } from './platform/database/schema/bookings';
import { booking_item, note } from './platform/database/schema/bookkeeping';
import { invoice } from './platform/database/schema/invoicing';
import { aDocument } from './testing/a-document';
import { linking } from './testing/a-linked-firm';
import { aQuestion } from './testing/a-question';
import { type AccountingStandIn, startAccountingStandIn } from './testing/accounting-stand-in';
import { aUser, type Member } from './testing/builders';
import { oneOfEach } from './testing/everything';

let world: AppWithMailBox;
let user: Awaited<ReturnType<typeof aRepeater>>;
let standIn: AccountingStandIn;
/** Somebody in the books of a client whose office is read anew. */
let bookkeeper: Member;

beforeAll(async () => {
  standIn = await startAccountingStandIn();
  world = await appWithMailBox(standIn.config);
  user = await aRepeater(world.app);
  await oneOfEach(world.app, user.member);
  const { aLinkedFirm, aLinkedClient } = linking(world.app, () => standIn);
  bookkeeper = await aLinkedClient(await aLinkedFirm());
});
afterAll(async () => {
  await world.close();
  await standIn.stop();
});

type Alone =
  | 'check-invariants'
  | 'clean-up'
  | 'compare-bookings'
  | 'delete-accounts'
  | 'invoice-vat'
  | 'nightly-sync'
  | 'purge-trash'
  | 'read-relations'
  | 'recent-sync'
  | 'remind-questions'
  | 'sweep-files';
const queue = (name: Alone | 'watch-recognition') =>
  change(world.app, (current) => current.queue(name, {}));

const accountKey = [
  ledger_account.relation_id,
  ledger_account.office_code,
  ledger_account.type,
  ledger_account.code,
];
/** Has every code to be brought up to date, and takes one more out. */
async function namesOfBefore(): Promise<void> {
  const relation_id = bookkeeper.company.id;
  const isTheirs = sql`relation_id = ${relation_id}`;
  await world.app.db.execute(sql`update ledger_account set name = 'Vroeger' where ${isTheirs}`);
  const gone = { relation_id, office_code: '1001', type: LedgerType.costCentre };
  await world.app.db
    .insert(ledger_account)
    .values({ ...gone, code: '00999', name: 'Weg' })
    .onConflictDoUpdate({ target: accountKey, set: { active: true } });
}

const READING = { tag: 'INK', status: DocumentStatus.inProgress } as const;
const STUCK = {
  in_progress_for: 'recognition',
  in_progress_since: new Date('2026-01-01'),
} as const;

const booking = () =>
  bookingIn(
    { app: world.app, standIn: () => standIn, ask: linking(world.app, () => standIn).ask },
    bookkeeper,
  );

/** One that was booked, and is not in the office (any more). */
async function aLostBooking(): Promise<number> {
  const id = await booking().anAttempt();
  await world.app.jobs.drain();
  // It is looked at now, not in a minute.
  await world.app.db.execute(sql`delete from pgboss.job where name = 'check-booking'`);
  const number = '202699999';
  await world.app.db
    .update(booking_item)
    .set({ transaction_number: number })
    .where(eq(booking_item.id, id));
  const [attempt] = await world.app.db
    .update(booking_attempt)
    .set({ answer: { number } })
    .where(eq(booking_attempt.booking_item_id, id))
    .returning();
  return attempt?.id ?? 0;
}

/** A document whose transaction is not in the office (any more). */
const aDeletedBooking = () =>
  aDocument(world.app, bookkeeper, {
    ...{ status: DocumentStatus.booked, tag: 'INK', journal_code: 'INK' },
    ...{ transaction_number: '202699999', booked_at: new Date(), is_provisional: true },
  });

async function aMail(): Promise<number> {
  const { id } = await user.calls.aConcept(aForm(user.customer));
  const letter = { emails: ['a@klant.example'], message: 'Hierbij.' };
  expect((await user.calls.post(`invoice/${id}/send`, letter)).status).toBe(200);
  return id;
}

/** One that was sent, and is to become a document. */
async function anInvoiceForBooks(): Promise<number> {
  const id = await aMail();
  await world.app.jobs.drain();
  await world.app.db.update(invoice).set({ in_books: 'waiting' }).where(eq(invoice.id, id));
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
  accountingTaskJob: {
    name: 'accounting-task',
    begin: async () => {
      await namesOfBefore();
      const { ask } = linking(world.app, () => standIn);
      const { id } = (await ask(bookkeeper, 'POST', 'sync', {})).body;
      // Its own row says how far it is, and nobody can change it.
      return `accounting_task ${id}`;
    },
  },
  checkInvariantsJob: {
    name: 'check-invariants',
    begin: async () => void (await queue('check-invariants')),
  },
  bookDocumentJob: {
    name: 'book-document',
    // It is read-only as long as the job has it.
    begin: async () => `booking_item ${await booking().anAttempt()}`,
  },
  checkBookingJob: {
    name: 'check-booking',
    begin: async () => {
      const data = { attempt_id: await aLostBooking() };
      return void (await change(world.app, (current) => current.queue('check-booking', data)));
    },
  },
  cleanUpJob: { name: 'clean-up', begin: async () => void (await queue('clean-up')) },
  compareBookingsJob: {
    name: 'compare-bookings',
    begin: async () => {
      await aDeletedBooking();
      return void (await queue('compare-bookings'));
    },
  },
  compareOfficeJob: {
    name: 'compare-office',
    begin: async () => {
      await aDeletedBooking();
      const data = { relation_id: bookkeeper.company.id };
      return void (await change(world.app, (current) => current.queue('compare-office', data)));
    },
  },
  deleteAccountsJob: {
    name: 'delete-accounts',
    begin: async () => {
      await aUser(world.app, { deletion_due_on: '2026-01-01' });
      return void (await queue('delete-accounts'));
    },
  },
  invoiceVatJob: {
    name: 'invoice-vat',
    begin: async () => {
      const id = await aMail();
      await world.app.jobs.drain();
      await world.app.db.update(invoice).set({ has_vat_amounts: false }).where(eq(invoice.id, id));
      return void (await queue('invoice-vat'));
    },
  },
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
  nightlySyncJob: {
    name: 'nightly-sync',
    begin: async () => {
      await namesOfBefore();
      return void (await queue('nightly-sync'));
    },
  },
  ownAccountsJob: {
    name: 'own-accounts',
    begin: async () => {
      const invoice_id = await anInvoiceForBooks();
      await change(world.app, (current) => current.queue('own-invoice', { invoice_id }));
      await world.app.jobs.drain();
      const data = { relation_id: user.member.company.id };
      // Nothing was chosen that it could fill in.
      return void (await change(world.app, (current) => current.queue('own-accounts', data)));
    },
  },
  ownEarlierInvoicesJob: {
    name: 'own-earlier-invoices',
    begin: async () => {
      await anInvoiceForBooks();
      const data = { relation_id: user.member.company.id };
      return void (await change(world.app, (current) =>
        current.queue('own-earlier-invoices', data),
      ));
    },
  },
  ownInvoiceJob: {
    name: 'own-invoice',
    begin: async () => {
      const data = { invoice_id: await anInvoiceForBooks() };
      return void (await change(world.app, (current) => current.queue('own-invoice', data)));
    },
  },
  purgeTrashJob: {
    name: 'purge-trash',
    begin: async () => {
      const deleted_at = new Date('2026-01-01T10:00Z');
      const deleted_by = bookkeeper.user.id;
      const id = await aDocument(world.app, bookkeeper, { deleted_at, deleted_by });
      await queue('purge-trash');
      // It is gone for good, and nobody has what is in the trash open.
      return `booking_item ${id}`;
    },
  },
  readPeriodsJob: {
    name: 'read-periods',
    begin: async () => {
      const data = { relation_id: bookkeeper.company.id };
      return void (await change(world.app, (current) => current.queue('read-periods', data)));
    },
  },
  readRelationsJob: {
    name: 'read-relations',
    begin: async () => void (await queue('read-relations')),
  },
  recentSyncJob: { name: 'recent-sync', begin: async () => void (await queue('recent-sync')) },
  recogniseDocumentJob: {
    name: 'recognise-document',
    // It is read-only as long as the job has it.
    begin: async () => {
      const item_id = await aDocument(world.app, bookkeeper, READING);
      await change(world.app, (current) => current.queue('recognise-document', { item_id }));
      return `booking_item ${item_id}`;
    },
  },
  recognisePictureJob: {
    name: 'recognise-picture',
    begin: async () => {
      const item_id = await aDocument(world.app, bookkeeper, READING);
      await change(world.app, (current) => current.queue('recognise-picture', { item_id }));
      return `booking_item ${item_id}`;
    },
  },
  recurringInvoicesJob: {
    name: 'recurring-invoices',
    // Its form has the next date, and would bring the one back that was just made.
    begin: async () => `recurrence ${(await user.aRepeated({ next_date: today() })).id}`,
  },
  relationDetailsJob: {
    name: 'relation-details',
    begin: async () => {
      const relation_id = bookkeeper.company.id;
      const [creditor] = await world.app.db
        .select({ id: ledger_account.id })
        .from(ledger_account)
        .where(
          and(
            eq(ledger_account.relation_id, relation_id),
            eq(ledger_account.type, LedgerType.supplier),
            eq(ledger_account.code, '2000'),
          ),
        );
      const data = { relation_id, ledger_account_id: creditor?.id ?? 0 };
      return void (await change(world.app, (current) => current.queue('relation-details', data)));
    },
  },
  remindQuestionsJob: {
    name: 'remind-questions',
    begin: async () => {
      const firm = { ...bookkeeper.user, id: user.member.user.id };
      const created_at = new Date('2026-01-01');
      await aQuestion(world.app, bookkeeper, { said: [{ by: firm, created_at }] });
      return void (await queue('remind-questions'));
    },
  },
  sweepFilesJob: { name: 'sweep-files', begin: async () => void (await queue('sweep-files')) },
  syncOfficeJob: {
    name: 'sync-office',
    begin: async () => {
      await namesOfBefore();
      const data = { relation_id: bookkeeper.company.id, is_full: true };
      return void (await change(world.app, (current) => current.queue('sync-office', data)));
    },
  },
  watchRecognitionJob: {
    name: 'watch-recognition',
    begin: async () => {
      const id = await aDocument(world.app, bookkeeper, { ...READING, ...STUCK });
      await queue('watch-recognition');
      return `booking_item ${id}`;
    },
  },
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
