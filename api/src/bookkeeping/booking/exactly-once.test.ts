import { eq } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { booksUnderTest } from './testing/books-under-test';

const { app, standIn, bookkeeper, our } = booksUnderTest();

const DOCUMENTS = 40;
const LOST = { fault: 'lost', call: 'posting', probability: 0.2, seed: 7 };
const TWICE = { fault: 'twice', call: 'posting', probability: 0.1, seed: 11 };
const FAILED = { fault: 'error', call: 'posting', probability: 0.05, seed: 13 };

it('forty documents are forty transactions, whatever became of the answers', async () => {
  for (const fault of [LOST, TWICE, FAILED]) await standIn().fault(fault);
  const supplier_relation_id = await our().aParty();
  const references: string[] = [];
  for (let left = DOCUMENTS; left > 0; left--) {
    const id = await our().anAttempt({ supplier_relation_id });
    references.push((await our().read(id)).attempt?.reference ?? '');
  }
  await app.jobs.drain();
  // Without them it would prove nothing.
  const lost = await app.db.$count(booking_attempt, eq(booking_attempt.state, 'uncertain'));
  expect(lost).toBeGreaterThan(3);
  for (const seconds of [15, 45, 120, 420, 60, 60]) await our().pass(seconds);

  const booked = await standIn().transactions('VISSER/1001');
  expect(booked.map(({ freetexts }) => freetexts[2]).sort()).toEqual(references.sort());
  const { rows } = await app.db.execute<{ status: number; count: number }>(
    `select status, count(*)::int from booking_item where relation_id = ${bookkeeper().company.id} group by status`,
  );
  expect(rows).toEqual([{ status: 2, count: DOCUMENTS }]);
  expect(await brokenInvariants(app)).toEqual([]);
});
