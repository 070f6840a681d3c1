import { randomUUID } from 'node:crypto';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { sql } from 'drizzle-orm';
import { change } from '../../platform/change';
import type { Queries } from '../../platform/database/connect';
import { ledger_account } from '../../platform/database/schema/accounting';
import { booking_attempt, booking_line } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { aConnectedCompany } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import { type Broken, brokenInvariants, INVARIANTS } from './check-invariants';

const app = appUnderTest();
let member: Member;
/** A document that was booked, one that is being booked, and one that was only handed in. */
let booked: number;
let sent: number;
let uploaded: number;

beforeAll(async () => {
  member = await aMember(app, { company: await aConnectedCompany(app) });
  uploaded = await aDocument(app, member);
  const whole = { tag: 'INK', amount: 121, date: '2026-11-20' } as const;
  booked = await aDocument(app, member, {
    ...{ ...whole, status: DocumentStatus.booked, journal_code: 'INK', is_provisional: true },
    ...{ transaction_number: '202600001', booked_by: member.user.id, booked_at: new Date() },
  });
  sent = await aDocument(app, member, {
    ...{ ...whole, status: DocumentStatus.inProgress },
    ...{ in_progress_for: 'booking', in_progress_since: new Date() },
  });
  await withLine(booked);
  await withLine(sent);
  const done = { state: 'done', answer: { number: '202600001' }, ended_at: new Date() } as const;
  await anAttempt(app.db, booked, done);
  await anAttempt(app.db, sent, { state: 'sending' });
});

async function withLine(booking_item_id: number) {
  const relation_id = member.company.id;
  const of = { relation_id, office_code: '1001', code: `4300-${booking_item_id}`, name: 'Papier' };
  const [account] = await app.db
    .insert(ledger_account)
    .values({ ...of, type: 1 })
    .returning();
  await app.db.insert(booking_line).values({
    ...{ relation_id, booking_item_id, position: 0, value: 100, vat: 21 },
    ledger_account_id: account?.id ?? 0,
  });
}

async function anAttempt(
  db: Queries,
  booking_item_id: number,
  given: Partial<typeof booking_attempt.$inferInsert> = {},
) {
  const transaction = { journal_code: 'INK', total: 121, lines: [{ value: 100, vat: 21 }] };
  await db.insert(booking_attempt).values({
    relation_id: member.company.id,
    ...{ booking_item_id, kind: 'book', reference: randomUUID(), asked_by: member.user.id },
    request: { office_code: '1001', transaction },
    ...given,
  });
}

const run = (db: Queries, text: string) => db.execute(sql.raw(text));
const setItem = (db: Queries, id: number, what: string) =>
  run(db, `update booking_item set ${what} where id = ${id}`);
const setAttempt = (db: Queries, id: number, what: string) =>
  run(db, `update booking_attempt set ${what} where booking_item_id = ${id}`);

/** What is broken after something was done, which is taken back again. */
async function brokenAfter(corrupt: (db: Queries) => Promise<unknown>): Promise<Broken[]> {
  let broken: Broken[] = [];
  const isTakenBack = new Error();
  const done = app.db.transaction(async (db) => {
    await corrupt(db);
    broken = await brokenInvariants({ db, store: app.store });
    throw isTakenBack;
  });
  await expect(done).rejects.toBe(isTakenBack);
  return broken;
}

type Corruption = [
  invariant: string,
  what: string,
  corrupt: (db: Queries) => Promise<unknown>,
  of: () => number | null,
];

const CORRUPTIONS: Corruption[] = [
  [
    'what was handed in is there',
    'a file that lost its end',
    async (db) =>
      run(db, `update file set size = size + 1 where id = '${await fileOf(db, uploaded)}'`),
    () => uploaded,
  ],
  [
    'a document is booked as its last attempt says, and no other is',
    'an attempt that was done, of a document that is not booked',
    (db) => setItem(db, booked, 'status = 1'),
    () => booked,
  ],
  [
    'a document is booked as its last attempt says, and no other is',
    'a booked document without an attempt',
    (db) => run(db, `delete from booking_attempt where booking_item_id = ${booked}`),
    () => booked,
  ],
  [
    'a document is booked as its last attempt says, and no other is',
    'another number than the package gave',
    (db) => setItem(db, booked, `transaction_number = '202600002'`),
    () => booked,
  ],
  [
    'a document is booked as its last attempt says, and no other is',
    'one that was taken back, and is booked still',
    (db) => anAttempt(db, booked, { kind: 'takeBack', state: 'done', ended_at: new Date() }),
    () => booked,
  ],
  [
    'a booked document says in which journal, under which number, by whom and when',
    'nobody who booked it',
    (db) => setItem(db, booked, 'booked_by = null'),
    () => booked,
  ],
  [
    'a booked document says in which journal, under which number, by whom and when',
    'no moment at which it was',
    (db) => setItem(db, booked, 'booked_at = null'),
    () => booked,
  ],
  [
    'the amount of a booked document is that of its lines',
    'a line of two cents more',
    (db) => run(db, `update booking_line set value = 100.02 where booking_item_id = ${booked}`),
    () => booked,
  ],
  [
    'the amount of a booked document is that of its lines',
    'no lines',
    (db) => run(db, `delete from booking_line where booking_item_id = ${booked}`),
    () => booked,
  ],
  [
    'the amount of a booked document is that of its lines',
    'a cent that was sent besides',
    (db) =>
      setAttempt(db, booked, `request = jsonb_set(request, '{transaction,lines,0,vat}', '21.01')`),
    () => booked,
  ],
  [
    'a document has one open attempt at most',
    'a second one',
    async (db) => {
      await run(db, 'drop index booking_attempt_open');
      await anAttempt(db, sent);
    },
    () => sent,
  ],
  [
    'a document is in progress to be booked while an attempt is open, and only then',
    'an attempt of a document that anybody may change',
    (db) => setItem(db, sent, 'status = 1, in_progress_for = null, in_progress_since = null'),
    () => sent,
  ],
  [
    'a document is in progress to be booked while an attempt is open, and only then',
    'a document that waits for nothing',
    (db) => setAttempt(db, sent, `state = 'refused', ended_at = now()`),
    () => sent,
  ],
  [
    'a document is in progress to be booked while an attempt is open, and only then',
    'one that is taken back, and is not booked',
    (db) => anAttempt(db, uploaded, { kind: 'takeBack' }),
    () => uploaded,
  ],
  [
    'an open attempt is for the office of the company, and names no code of another',
    'another office since',
    (db) => run(db, `update accounting_connection set office_code = '1002'`),
    () => sent,
  ],
  [
    'an open attempt is for the office of the company, and names no code of another',
    'a ledger of another office',
    (db) => run(db, `update ledger_account set office_code = '1002' where code = '4300-${sent}'`),
    () => sent,
  ],
  [
    'the tally of documents per state is exact',
    'one too many',
    (db) => run(db, 'update booking_item_state_tally set items = items + 1 where status = 2'),
    () => null,
  ],
  [
    'the tally of documents per day is exact',
    'a day that is not counted',
    (db) => run(db, 'delete from booking_item_tally'),
    () => null,
  ],
  [
    'the tally of documents per date of the invoice is exact',
    'a date that is not counted',
    (db) => run(db, 'delete from booking_item_date_tally'),
    () => null,
  ],
];

const fileOf = async (db: Queries, id: number) =>
  (await run(db, `select file_id from booking_item where id = ${id}`)).rows[0]?.file_id as string;

describe('what must always be so', () => {
  it('is so of what was handed in, booked, and on its way', async () => {
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('is so of a booking that is being taken back, and was', async () => {
    const isTaken = (db: Queries) => anAttempt(db, booked, { kind: 'takeBack' });
    expect(await brokenAfter(isTaken)).toEqual([]);
    const wasTaken = async (db: Queries) => {
      await anAttempt(db, booked, { kind: 'takeBack', state: 'done', ended_at: new Date() });
      await setItem(db, booked, 'status = 1');
    };
    expect(await brokenAfter(wasTaken)).toEqual([]);
  });

  it.each(CORRUPTIONS)('is red: %s – %s', async (invariant, _, corrupt, of) => {
    expect(await brokenAfter(corrupt)).toEqual([
      { invariant, relation_id: member.company.id, booking_item_id: of() },
    ]);
  });

  it('has a row that is red for each', () => {
    const names = INVARIANTS.map(({ name }) => name);
    expect([...new Set(CORRUPTIONS.map(([name]) => name))]).toEqual(names);
  });

  it('is looked at a thousand documents at a time', async () => {
    const far = await brokenAfter(async (db) => {
      const columns = 'relation_id, file_id, file_name, amount_pages, uploaded_by';
      await run(
        db,
        `insert into booking_item (id, status, ${columns}) overriding system value
         select 5000, 2, ${columns} from booking_item where id = ${uploaded}`,
      );
    });
    expect(new Set(far.map(({ booking_item_id }) => booking_item_id))).toEqual(new Set([5000]));
  });

  it('is looked at every night, and stands in the log as an error when it is not so', async () => {
    const told: unknown[] = [];
    app.http.log.error = (...said: unknown[]) => void told.push(said);
    await setItem(app.db, booked, 'booked_at = null');
    await change(app, ({ queue }) => queue('check-invariants', {}));
    await app.jobs.drain();
    const invariant =
      'a booked document says in which journal, under which number, by whom and when';
    expect(told).toEqual([
      [
        { invariant, relation_id: member.company.id, booking_item_id: booked },
        'an invariant does not hold',
      ],
      [{ invariant, count: 1 }, 'an invariant does not hold so many times'],
    ]);
  });

  it('is red for a file that is gone from the disk', async () => {
    await app.store.delete(await fileOf(app.db, uploaded));
    const invariant = 'what was handed in is there';
    expect(await brokenInvariants(app)).toContainEqual({
      invariant,
      relation_id: member.company.id,
      booking_item_id: uploaded,
    });
  });
});
