import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { eq, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_item, note } from '../../platform/database/schema/bookkeeping';
import { countWaiting } from '../../testing/count-waiting';
import { onPostgres } from '../../testing/test-database';
import { aDay } from './testing/a-booking';
import { booksUnderTest } from './testing/books-under-test';

/** On PostgreSQL each is another connection; the embedded database has one, and does one after the other. */
const TIMES = 4;
const { app, standIn, bookkeeper, our } = booksUnderTest();

type Answer = { status: number };
type Doing = (id: number) => Promise<Answer>;

const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const url = `/api/administrations/v1/bookingitem/${path}`;
  const { headers } = bookkeeper();
  return { status: (await app.http.inject({ method, url, headers, payload })).statusCode };
};
const remove: Doing = (id) => call('DELETE', `${id}`);
const say: Doing = (id) => call('POST', `${id}/log`, { message: 'Is dit zakelijk?' });
const closePeriod = () => {
  const period = aDay.slice(0, 7).replace('-', '/');
  return standIn().fault({ fault: 'period-closed', office: 'VISSER/1001', period });
};

/** Has each document booked with a number of its own, for one supplier. */
async function booking(): Promise<Doing> {
  const form = await our().aForm();
  return async (id) => our().book(id, { ...form, invoice_number: `R-${id}` });
}

/** Both have looked at the document and wait for it, the first one in front, before either goes on. */
async function inOrder(id: number, first: Doing, second: Doing): Promise<[Answer, Answer]> {
  if (!onPostgres) return Promise.all([first(id), second(id)]);
  const { both } = await app.db.transaction(async (db) => {
    await db.execute(sql`select from booking_item where id = ${id} for update`);
    const one = first(id);
    while ((await countWaiting(app.db)) < 1);
    const other = second(id);
    while ((await countWaiting(app.db)) < 2);
    return { both: [one, other] as const };
  });
  return Promise.all(both);
}

/** In each order, and as it comes. */
async function race(one: Doing, other: Doing, given: Parameters<Our['aBill']>[0] = {}) {
  const outcomes: { id: number; one: number; other: number }[] = [];
  for (let n = 0; n < TIMES; n++) {
    const [first, second, either] = [
      await our().aBill(given),
      await our().aBill(given),
      await our().aBill(given),
    ];
    const [a, b] = await inOrder(first, one, other);
    outcomes.push({ id: first, one: a.status, other: b.status });
    const [c, d] = await inOrder(second, other, one);
    outcomes.push({ id: second, one: d.status, other: c.status });
    const [e, f] = await Promise.all([one(either), other(either)]);
    outcomes.push({ id: either, one: e.status, other: f.status });
  }
  return outcomes;
}
type Our = ReturnType<typeof our>;

const stored = async (id: number) => {
  const [item] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
  return item as typeof booking_item.$inferSelect;
};
const saidOf = (id: number) => app.db.$count(note, eq(note.booking_item_id, id));
const transactionsOf = async (id: number) =>
  (await our().booked()).filter(({ invoicenumber }) => invoicenumber === `R-${id}`).length;

it.each([{ status: DocumentStatus.toBook }, { status: DocumentStatus.questions }])(
  'a document that is deleted and booked at once is either in the trash or in the books: %j',
  async (given) => {
    const outcomes = await race(remove, await booking(), given);
    await app.jobs.drain();
    for (const { id, one: removed, other: booked } of outcomes) {
      const { status, deleted_at, invoice_number } = await stored(id);
      const isDeleted = removed === 204;
      expect([removed, booked]).toEqual(isDeleted ? [204, 409] : [409, 200]);
      expect({ status, isDeleted: deleted_at !== null }).toEqual({
        status: isDeleted ? given.status : DocumentStatus.booked,
        isDeleted,
      });
      // Of what lost nothing is left.
      expect(invoice_number).toBe(isDeleted ? '' : `R-${id}`);
      expect(await our().attempts(id)).toHaveLength(isDeleted ? 0 : 1);
      expect(await transactionsOf(id)).toBe(isDeleted ? 0 : 1);
    }
    // Both came first.
    if (onPostgres) expect(new Set(outcomes.map(({ one }) => one)).size).toBe(2);
    expect(await brokenInvariants(app)).toEqual([]);
  },
);

it('a note beside who has a document booked is kept, and the document is booked once', async () => {
  const outcomes = await race(say, await booking());
  await app.jobs.drain();
  for (const { id, ...answers } of outcomes) {
    expect(answers).toEqual({ one: 201, other: 200 });
    expect(await stored(id)).toMatchObject({ status: DocumentStatus.booked, question_id: null });
    expect([await saidOf(id), await transactionsOf(id)]).toEqual([1, 1]);
  }
  expect(await brokenInvariants(app)).toEqual([]);
});

it('a question that was asked since a document was shown is not ended by having it booked', async () => {
  const id = await our().aBill();
  const form = await our().aForm();
  const book = (status: DocumentStatus) => our().book(id, { ...form, status });
  expect((await say(id)).status).toBe(201);
  expect(await book(DocumentStatus.toBook)).toMatchObject({
    status: 409,
    body: { message: 'Er staat een vraag open. Lees die eerst.' },
  });
  expect((await book(DocumentStatus.questions)).status).toBe(200);
  await app.jobs.drain();
  expect((await stored(id)).status).toBe(DocumentStatus.booked);
});

it('a note beside who has a document booked is a question once the package has refused it', async () => {
  const outcomes = await race(say, await booking());
  await closePeriod();
  await app.jobs.drain();
  for (const { id, ...answers } of outcomes) {
    expect(answers).toEqual({ one: 201, other: 200 });
    expect(await stored(id)).toMatchObject({
      status: DocumentStatus.questions,
      question_id: expect.any(Number),
      in_progress_for: null,
    });
  }
  expect(await our().booked()).toEqual([]);
  expect(await brokenInvariants(app)).toEqual([]);
});

it('a note while a job hears that a booking is refused is a question, whichever is first', async () => {
  await closePeriod();
  const book = await booking();
  for (let n = 0; n < TIMES; n++) {
    const id = await our().aBill();
    expect((await book(id)).status).toBe(200);
    const [, said] = await Promise.all([app.jobs.drain(), say(id)]);
    expect(said.status).toBe(201);
    expect(await stored(id)).toMatchObject({
      status: DocumentStatus.questions,
      question_id: expect.any(Number),
    });
  }
});
