import { booksUnderTest } from './testing/books-under-test';

const { app, ask, standIn, bookkeeper, our } = booksUnderTest();

const READS = 20;
/** Longer than the reads take on any machine: had one waited for the package, its answer would be there by then. */
const SLOW_SECONDS = 10;

it('other calls wait for nothing while the package takes long, and the document says that it waits', async () => {
  const id = await our().anAttempt();
  await standIn().fault({ fault: 'slow', call: 'posting', seconds: SLOW_SECONDS });
  const working = app.jobs.drain();
  while ((await our().booked()).length === 0); // done there, and the answer is still to come
  for (let left = READS; left > 0; left--) {
    const url = left % 2 === 0 ? 'bookingitems' : `bookingitem/${id}`;
    expect((await ask(bookkeeper(), 'GET', url)).status).toBe(200);
  }
  expect(await our().read(id)).toMatchObject({ status: 4, attempt: { state: 'sending' } });

  await standIn().mend();
  await working;
  for (const seconds of [15, 45, 120]) await our().pass(seconds);
  expect(await our().booked()).toHaveLength(1);
  expect((await our().read(id)).status).toBe(2);
});
