import { performance } from 'node:perf_hooks';
import { booksUnderTest } from './testing/books-under-test';

const { app, ask, standIn, bookkeeper, our } = booksUnderTest();

const CALLS = 60;
const SLOW_SECONDS = 10;

/** In milliseconds, of what somebody does who looks through the documents: 95 of 100 are as fast. */
async function p95OfReading(id: number): Promise<number> {
  const took: number[] = [];
  for (let left = CALLS; left > 0; left--) {
    const url = left % 2 === 0 ? 'bookingitems' : `bookingitem/${id}`;
    const start = performance.now();
    expect((await ask(bookkeeper(), 'GET', url)).status).toBe(200);
    took.push(performance.now() - start);
  }
  return took.sort((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? Number.NaN;
}

it('other calls are as fast as ever while the package takes long, and the document says that it waits', async () => {
  const id = await our().anAttempt();
  await p95OfReading(id); // what is planned and compiled once
  const before = await p95OfReading(id);

  await standIn().fault({ fault: 'slow', call: 'posting', seconds: SLOW_SECONDS });
  const working = app.jobs.drain();
  while ((await our().booked()).length === 0); // done there, and the answer is still to come
  const during = await p95OfReading(id);
  expect(await our().read(id)).toMatchObject({ status: 4, attempt: { state: 'sending' } });
  // Twice as slow is no sign of a wait: those take seconds.
  expect(during).toBeLessThan(2 * before + 25);

  await standIn().mend();
  await working;
  for (const seconds of [15, 45, 120]) await our().pass(seconds);
  expect(await our().booked()).toHaveLength(1);
  expect((await our().read(id)).status).toBe(2);
});
