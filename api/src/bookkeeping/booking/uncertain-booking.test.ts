import { sql } from 'drizzle-orm';
import { booksUnderTest } from './testing/books-under-test';

const { app, ask, standIn, bookkeeper, our } = booksUnderTest();

const HALF_AN_HOUR_S = 1800;

const decide = (id: number, body: object) =>
  ask(bookkeeper(), 'PUT', `bookingitem/${id}/decision`, body);
const takeBack = (id: number) => ask(bookkeeper(), 'DELETE', `bookingitem/${id}/book`);

/** One of which the answer was lost, and which the package does not show for an hour. */
async function anUncertain(minutes_s = HALF_AN_HOUR_S): Promise<number> {
  await standIn().fault({ fault: 'browse-behind', seconds: 3600 });
  await standIn().fault({ fault: 'lost', call: 'posting' });
  const id = await our().anAttempt();
  await app.jobs.drain();
  await our().pass(minutes_s);
  return id;
}

async function aBooked(): Promise<number> {
  const id = await our().anAttempt();
  await app.jobs.drain();
  return id;
}

/** A document was booked under that number in the office that the company was linked with before: each begins to count anew. */
async function wasElsewhere(id: number, number: string) {
  await app.db.execute(sql`update booking_attempt set answer = ${JSON.stringify({ number })}::jsonb,
    request = request || '{"office_code":"1002"}' where booking_item_id = ${id}`);
  await app.db.execute(
    sql`update booking_item set transaction_number = ${number} where id = ${id}`,
  );
}

describe('a person decides', () => {
  it('only what nobody could find out in half an hour', async () => {
    const id = await anUncertain(600);
    expect((await our().read(id)).attempt).toMatchObject({ needs_decision: false });
    expect((await decide(id, { is_booked: false })).status).toBe(409);
    await our().pass(1200);
    expect((await our().read(id)).attempt).toMatchObject({ needs_decision: true });
  });

  it('that it is there: the number is looked up before the document is booked', async () => {
    const id = await anUncertain();
    expect(await decide(id, { is_booked: true, transaction_number: '202699999' })).toMatchObject({
      status: 200,
      body: { status: 4, attempt: { needs_decision: false } },
    });
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({
      status: 4,
      attempt: { needs_decision: true, waits_for: expect.stringContaining('202699999') },
    });

    const number = (await our().booked())[0]?.number;
    await decide(id, { is_booked: true, transaction_number: number });
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({
      status: 2,
      transaction_number: number,
      is_provisional: true,
      attempt: { state: 'done' },
    });
  });

  it.each([
    { fault: 'too-many', call: 'read', seconds: 60 },
    { fault: 'error', call: 'read' },
  ])('that it is there, which is looked up also when that takes a while: $fault', async (fault) => {
    const id = await anUncertain();
    await standIn().fault(fault);
    await decide(id, { is_booked: true, transaction_number: '202699999' });
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({ status: 4, attempt: { needs_decision: false } });
    await our().pass(90);
    expect(await our().read(id)).toMatchObject({
      status: 4,
      attempt: { needs_decision: true, waits_for: expect.stringContaining('202699999') },
    });
  });

  it('that it is not there: it is to be booked again', async () => {
    const id = await anUncertain();
    expect(await decide(id, { is_booked: false })).toMatchObject({
      status: 200,
      body: { status: 1, attempt: { state: 'refused' } },
    });
  });

  it('not under the number of another document', async () => {
    const other = await aBooked();
    const { transaction_number } = await our().read(other);
    const id = await anUncertain();
    expect(await decide(id, { is_booked: true, transaction_number })).toMatchObject({
      status: 422,
      body: { errors: { transaction_number: ['Deze boeking hoort al bij een ander document.'] } },
    });
  });

  it('also under a number that a document has in the office of before', async () => {
    const other = await aBooked();
    const id = await anUncertain();
    const number = (await our().booked()).at(-1)?.number ?? '';
    await wasElsewhere(other, number);
    await decide(id, { is_booked: true, transaction_number: number });
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({ status: 2, transaction_number: number });
  });
});

describe('a booking that is still provisional', () => {
  it('is taken back: deleted there, and to be booked here', async () => {
    const id = await aBooked();
    expect(await takeBack(id)).toMatchObject({
      status: 200,
      body: { status: 2, attempt: { kind: 'takeBack', state: 'queued' } },
    });
    expect((await takeBack(id)).status).toBe(409);
    await app.jobs.drain();
    expect(await our().booked()).toEqual([]);
    expect(await our().read(id)).toMatchObject({
      status: 1,
      transaction_number: null,
      booked_by: null,
      is_provisional: false,
      attempt: { kind: 'takeBack', state: 'done' },
    });
  });

  it('is not taken back from another office than it stands in, and says where it can be', async () => {
    const id = await aBooked();
    await app.db.execute(sql`update booking_attempt
      set request = request || '{"office_code":"1002"}' where booking_item_id = ${id}`);
    expect(await takeBack(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Draai haar daar terug') },
    });
  });

  it.each([true, false])(
    'is taken back once when the answer is lost, the work done: %p',
    async (commits) => {
      const id = await aBooked();
      await standIn().fault({ fault: 'lost', call: 'delete', commits });
      await takeBack(id);
      await app.jobs.drain();
      expect(await our().read(id)).toMatchObject({ status: 2, attempt: { state: 'uncertain' } });
      await our().pass(15);
      expect(await our().booked()).toEqual([]);
      expect(await our().read(id)).toMatchObject({ status: 1 });
    },
  );
});

describe('a minute after it was booked', () => {
  it('a transaction that is gone is marked, and the document can be booked again', async () => {
    const id = await aBooked();
    const { transaction_number } = await our().read(id);
    await app.db.execute(
      `update booking_attempt set answer = '{"number":"202699999"}' where booking_item_id = ${id}`,
    );
    await app.db.execute(
      `update booking_item set transaction_number = '202699999' where id = ${id}`,
    );
    await our().pass(60);
    expect(transaction_number).not.toBe('202699999');
    expect(await our().read(id)).toMatchObject({
      status: 2,
      package_difference: 'deleted',
      is_provisional: false,
    });
    expect((await takeBack(id)).status).toBe(200);
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({
      ...{ status: 1, package_difference: null, transaction_number: null },
    });
  });
});

it('what is found by its amounts is the document’s own, also when one in the office of before has that number', async () => {
  await app.db.execute('update accounting_connection set reference_field = null');
  const other = await aBooked();
  await standIn().fault({ fault: 'lost', call: 'posting' });
  const id = await our().anAttempt();
  await app.jobs.drain();
  const number = (await our().booked()).at(-1)?.number ?? '';
  await wasElsewhere(other, number);
  await our().pass(15);
  expect(await our().read(id)).toMatchObject({ status: 2, transaction_number: number });
});
