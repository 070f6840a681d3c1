import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { bundledProgram } from '../../../../tools/bundle-programs.mjs';
import { brokenInvariants } from '../../invariants/check-invariants';
import { accounting_connection } from '../../platform/database/schema/accounting';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { isWhole } from '../../testing/slice';
import type { TestApp } from '../../testing/test-app';
import { type BookingWorld, bookingWorld, letTimePass } from './testing/booking-world';

const DOCUMENTS = Number(process.env.TEST_DOCUMENTS ?? 500);
const KILLS = DOCUMENTS / 5;
/** One in so many times the worker is stopped instead, for longer than what it was about to send may wait. */
const STOPPED = 20;
const STOP_MS = 35_000;
/** The package shows what was posted a minute later. */
const BEHIND_S = 60;

const FAULTS = [
  { fault: 'lost', probability: 0.2 },
  { fault: 'twice', probability: 0.1 },
  { fault: 'slow', probability: 0.1, seconds: 30 },
  { fault: 'error', probability: 0.05 },
];

let world: BookingWorld;
beforeAll(async () => {
  if (isWhole) world = await bookingWorld();
});
afterAll(() => world?.stop());

/** Asks for all of them to be booked; half of them without a reference to find them by. */
async function askForAll(app: TestApp): Promise<void> {
  const books = world.inBooks(app);
  const supplier_relation_id = await books.aParty();
  for (let n = 1; n <= DOCUMENTS; n++) {
    if (n === Math.ceil(DOCUMENTS / 2))
      await app.db.update(accounting_connection).set({ reference_field: null });
    await books.anAttempt({ invoice_number: `F-${n}`, supplier_relation_id });
  }
}

async function startWorker(): Promise<ChildProcess> {
  const { database, standIn } = world;
  const given = JSON.stringify({ place: database.place, config: standIn.config });
  const script = await bundledProgram('booking-worker-child');
  const child = spawn(process.execPath, [script, given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function killWorkers(): Promise<void> {
  const lives = fc.sample(fc.integer({ min: 200, max: 6000 }), { seed: 12, numRuns: KILLS });
  for (const [index, ms] of lives.entries()) {
    const worker = await startWorker();
    const exit = once(worker, 'exit');
    await wait(ms);
    if (index % STOPPED === 0) {
      worker.kill('SIGSTOP');
      await wait(STOP_MS);
      worker.kill('SIGCONT');
      await wait(1000);
    }
    worker.kill('SIGKILL');
    await exit;
  }
}

/** Lets the rest be done, as time goes by: never less here than for the package, which shows late what it has. */
async function goOn(app: TestApp): Promise<void> {
  for (let times = 0; times < 60; times++) {
    await letTimePass(app, 90);
    await app.jobs.mend();
    await app.jobs.drain();
    if ((await app.db.$count(booking_attempt, isNull(booking_attempt.ended_at))) === 0) return;
    await wait(BEHIND_S * 1000);
  }
}

(isWhole ? it : it.skip)(
  `${DOCUMENTS} documents are each booked once, whatever the package answers and however often a worker dies`,
  async () => {
    await world.asNextProcess(askForAll);
    for (const [seed, fault] of FAULTS.entries())
      await world.standIn.fault({ ...fault, call: 'posting', seed });
    await world.standIn.fault({ fault: 'browse-behind', seconds: BEHIND_S });
    await killWorkers();
    await wait(BEHIND_S * 1000);
    await world.asNextProcess(goOn);
    const booked = await world.standIn.transactions('VISSER/1001');
    const numbers = booked.map(({ invoicenumber }) => invoicenumber);
    expect(numbers).toHaveLength(DOCUMENTS);
    expect(new Set(numbers).size).toBe(DOCUMENTS);
    await world.asNextProcess(async (app) => {
      expect(await brokenInvariants(app)).toEqual([]);
      const perStatus = await app.db
        .select({ status: booking_item.status, items: sql`count(*)`.mapWith(Number) })
        .from(booking_item)
        .groupBy(booking_item.status);
      expect(perStatus).toEqual([{ status: DocumentStatus.booked, items: DOCUMENTS }]);
    });
  },
  14_400_000,
);
