import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { isNull } from 'drizzle-orm';
import { bundledProgram } from '../../../../tools/bundle-programs.mjs';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { isWhole } from '../../testing/slice';
import type { TestApp } from '../../testing/test-app';
import { type BookingWorld, bookingWorld, letTimePass } from './testing/booking-world';
import type { Errand } from './testing/hand-in-and-book';

/** The embedded database is one process's: while that stands still nobody else can go on. */
const hasOthers = Boolean(process.env.TEST_DATABASE_URL);

let world: BookingWorld;
let form: Errand['form'];
beforeAll(async () => {
  if (!isWhole) return;
  world = await bookingWorld();
  form = await world.asNextProcess((app) => world.inBooks(app).aForm());
  // The first document of an office takes other steps than those after it, by which the ones below are counted.
  await book('F-0', { step: null });
});
afterAll(() => world?.stop());

type Stop = { step: number | null; whileStopped?: () => Promise<void> };

/** Books a document in a process that stands still at a step for as long as something else is done. */
async function book(invoice_number: string, { step, whileStopped }: Stop) {
  const { database, standIn, member } = world;
  const errand = {
    headers: member.headers,
    key: invoice_number,
    form: { ...form, invoice_number },
  };
  const given = { step, isStopped: true, place: database.place, config: standIn.config, errand };
  const script = await bundledProgram('booking-child');
  const child = spawn(process.execPath, [script, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said: Record<string, number> = {};
  for await (const line of createInterface(child.stdout)) {
    const [word = '', number] = line.split(' ');
    said[word] = Number(number);
    if (word !== 'stopped') continue;
    await whileStopped?.();
    child.kill('SIGCONT');
  }
  await ended;
  return said;
}

/** Other workers do what there is to do, as if more than a quarter of an hour went by. */
async function goOn(app: TestApp): Promise<void> {
  for (let times = 0; times < 20; times++) {
    await letTimePass(app, 90);
    await app.jobs.mend();
    await app.jobs.drain();
    if ((await app.db.$count(booking_attempt, isNull(booking_attempt.ended_at))) === 0) return;
  }
}

const bookedAs = async (invoice_number: string) =>
  (await world.standIn.transactions('VISSER/1001')).filter(
    ({ invoicenumber }) => invoicenumber === invoice_number,
  );

let runs = 0;
const answered = async () => (await book(`F-0-${++runs}`, { step: null })).answer ?? 0;

(isWhole ? it : it.skip)(
  'a worker that was stopped after it marked what it sends posts nothing late, whatever others did meanwhile',
  async () => {
    const call = (await answered()) - 1;
    const whileStopped = async () => {
      // Longer than the call itself may take, and for the others a quarter of an hour.
      await wait(61_000);
      expect(await bookedAs('F-1')).toEqual([]);
      if (!hasOthers) return;
      await world.asNextProcess(goOn);
      expect(await bookedAs('F-1')).toHaveLength(1);
    };
    const said = await book('F-1', { step: call, whileStopped });
    expect(said).toHaveProperty('stopped');
    if (!hasOthers) expect(await bookedAs('F-1')).toEqual([]);
    await world.asNextProcess(goOn);
    expect(await bookedAs('F-1')).toEqual([expect.objectContaining({ deleted: null })]);
    await world.asNextProcess(async (app) => expect(await brokenInvariants(app)).toEqual([]));
  },
  300_000,
);

(isWhole ? it : it.skip)(
  'a worker that was stopped while it marked what it sends sees that it is too late, and books it once',
  async () => {
    const marking = (await answered()) - 2;
    const said = await book('F-2', { step: marking, whileStopped: () => wait(31_000) });
    expect(said).toHaveProperty('stopped');
    await world.asNextProcess(goOn);
    expect(await bookedAs('F-2')).toEqual([expect.objectContaining({ deleted: null })]);
  },
  300_000,
);
