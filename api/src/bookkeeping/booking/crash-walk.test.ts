import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { eq } from 'drizzle-orm';
import { bundledProgram } from '../../../../tools/bundle-programs.mjs';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { slice } from '../../testing/slice';
import type { TestApp } from '../../testing/test-app';
import { type BookingWorld, bookingWorld, letTimePass } from './testing/booking-world';
import { type Errand, handInAndBook } from './testing/hand-in-and-book';

/** How many of the steps `npm test` ends the process at beside the worst one: each takes some seconds. */
const ENDS = 2;

let world: BookingWorld;
let form: Errand['form'];

beforeAll(async () => {
  world = await bookingWorld();
  form = await world.asNextProcess((app) => world.inBooks(app).aForm());
});
afterAll(() => world?.stop());

const errandOf = (name: string): Errand => ({
  headers: world.member.headers,
  key: name,
  form: { ...form, invoice_number: name },
});

/** Books a document in a process that ends at a step. */
async function book(errand: Errand, step: number | null) {
  const { database, standIn } = world;
  const given = { step, place: database.place, config: standIn.config, errand };
  const script = await bundledProgram('booking-child');
  const child = spawn(process.execPath, [script, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const numberIn = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(said)?.[1]);
  return {
    signal,
    uploaded: numberIn('uploaded'),
    steps: numberIn('steps'),
    answer: numberIn('answer'),
  };
}

async function statusOf({ db }: TestApp, id: number) {
  const [item] = await db
    .select({ status: booking_item.status })
    .from(booking_item)
    .where(eq(booking_item.id, id));
  return item?.status;
}

/** The user tries again what was not answered, and the jobs are done, as time goes by. */
async function goOn(app: TestApp, errand: Errand): Promise<number> {
  const doJobs = async () => {
    await letTimePass(app, 90);
    await app.jobs.mend();
    await app.jobs.drain();
  };
  await doJobs();
  const id = await handInAndBook(app, errand, { doJobs });
  for (let times = 0; times < 20; times++) {
    if ((await statusOf(app, id)) === DocumentStatus.booked) return id;
    await doJobs();
  }
  return id;
}

async function expectBookedOnce(step: number) {
  const errand = errandOf(`F-${step}`);
  const { signal, uploaded } = await book(errand, step);
  expect([step, signal]).toEqual([step, 'SIGKILL']);
  await world.asNextProcess(async (app) => {
    expect([step, await brokenInvariants(app)]).toEqual([step, []]);
    const id = await goOn(app, errand);
    // Who was told that it arrived finds that very one.
    if (uploaded) expect([step, id]).toEqual([step, uploaded]);
    expect([step, await statusOf(app, id)]).toEqual([step, DocumentStatus.booked]);
    expect([step, await brokenInvariants(app)]).toEqual([step, []]);
  });
  const all = await world.standIn.transactions('VISSER/1001');
  const own = all.filter(({ invoicenumber }) => invoicenumber === errand.form.invoice_number);
  expect([step, own]).toEqual([step, [expect.objectContaining({ deleted: null })]]);
}

it('a document is booked once, at whichever step the process ends on its way from paper to books', async () => {
  const { signal, steps, answer } = await book(errandOf('F-0'), null);
  expect(signal).toBeNull();
  expect(steps).toBeGreaterThan(50);
  const all = Array.from({ length: steps }, (_, index) => index + 1);
  // The package has it, and we do not know: the worst moment of all.
  const tried = new Set([answer, ...slice(all, ENDS / steps, 'ends of booking')]);
  for (const step of tried) await expectBookedOnce(step);
}, 7_200_000);
