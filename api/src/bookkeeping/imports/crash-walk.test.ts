import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { asc, eq } from 'drizzle-orm';
import { bundledProgram } from '../../../../tools/bundle-programs.mjs';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_import, booking_item } from '../../platform/database/schema/bookkeeping';
import { file, relation } from '../../platform/database/schema/relations';
import { slice } from '../../testing/slice';
import type { TestApp } from '../../testing/test-app';
import { weeklyRows } from '../../testing/weekly-sheet';
import { aDay } from '../booking/testing/a-booking';
import { type BookingWorld, bookingWorld } from '../booking/testing/booking-world';
import { type ImportErrand, importSheets } from './testing/import-sheets';

/** How many of the steps `npm test` ends the process at beside the worst ones: each takes some seconds. */
const ENDS = 1;
const DAY = 86_400_000;
const INVOICES = ['F-1', 'F-2', 'F-3'];

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
afterAll(() => world?.stop());

const csv = (rows: readonly (readonly unknown[])[]) =>
  rows.map((cells) => cells.join(';')).join('\r\n');

/** A week, and a sheet of invoices of suppliers of its own, as a user imports them one after the other. */
function errandOf(step: number): ImportErrand {
  const monday = new Date(Date.UTC(2024, 0, 1) + step * 7 * DAY).toISOString().slice(0, 10);
  const bills = INVOICES.map((number) => `Handel ${step};${number};${aDay};Vis;100;9;9;109`);
  const head = 'Leverancier;Factuurnummer;Factuurdatum;Omschrijving;Excl;Btw-%;Btw-bedrag;Incl';
  return {
    headers: world.member.headers,
    sheets: [
      { key: `week-${step}`, path: 'import', csv: csv(weeklyRows()), fields: { date: monday } },
      { key: `vat-${step}`, path: 'importPdf', csv: [head, ...bills].join('\r\n') },
    ],
  };
}

/** Imports in a process that ends at a step. */
async function importThere(errand: ImportErrand, step: number | null) {
  const { database, standIn, member } = world;
  const config = { ...standIn.config, importRelationIds: [member.company.id] };
  const given = { step, place: database.place, config, errand };
  const script = await bundledProgram('import-child');
  const child = spawn(process.execPath, [script, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const numbers = (name: string) =>
    [...said.matchAll(new RegExp(`^${name} (\\d+)$`, 'gm'))].map(([, number]) => Number(number));
  return { signal, steps: numbers('steps')[0] ?? 0, stored: numbers('stored') };
}

/** By sheet: what stands in the list of imports, and the numbers of its documents. */
async function importsOf(app: TestApp, { sheets }: ImportErrand) {
  const rows = await app.db
    .select({ name: booking_import.file_name, number: booking_item.invoice_number })
    .from(booking_import)
    .leftJoin(booking_item, eq(booking_item.import_id, booking_import.id))
    .orderBy(asc(booking_item.id));
  return sheets.map(({ key }) =>
    rows.flatMap(({ name, number }) => (name === `${key}.csv` ? [number] : [])),
  );
}

/** Files in the store that no row names. */
async function leftOver(app: TestApp): Promise<string[]> {
  const rows = new Set((await app.db.select({ id: file.id }).from(file)).map(({ id }) => id));
  const there = fs.readdirSync(path.join(world.database.place.dir, 'files'), { recursive: true });
  const names = there.map(String).filter((name) => /[0-9a-f-]{36}$/.test(name));
  return names.filter((name) => !rows.has(path.basename(name)));
}

async function expectImportedOnce(step: number) {
  const errand = errandOf(step);
  const { signal } = await importThere(errand, step);
  expect([step, signal]).toEqual([step, 'SIGKILL']);
  await world.asNextProcess(async (app) => {
    app.config.importRelationIds.push(world.member.company.id);
    expect([step, await brokenInvariants(app)]).toEqual([step, []]);
    const [week = [], bills = []] = await importsOf(app, errand);
    expect([step, [0, 1]]).toEqual([step, expect.arrayContaining([week.length])]);
    expect([step, [[], INVOICES]]).toEqual([step, expect.arrayContaining([bills])]);

    const answers = await importSheets(app, errand);
    expect([step, answers.map(({ status }) => status)]).toEqual([step, [200, 200]]);
    expect([step, answers.map(({ body }) => body.errors)]).toEqual([step, [[], []]]);
    const after = await importsOf(app, errand);
    expect([step, after.map((numbers) => numbers.length)]).toEqual([step, [1, INVOICES.length]]);
    expect([step, after[1]]).toEqual([step, INVOICES]);
    const named = eq(relation.name, `Handel ${step}`);
    expect([step, await app.db.$count(relation, named)]).toEqual([step, 1]);
    expect([step, await brokenInvariants(app)]).toEqual([step, []]);
  });
}

it('a sheet is imported once or not at all, at whichever step the process ends, and can be imported again', async () => {
  const { signal, steps, stored } = await importThere(errandOf(0), null);
  expect(signal).toBeNull();
  // The week's sheet and page are stored in its transaction, the pages of the invoices before theirs.
  expect(stored).toHaveLength(2 + INVOICES.length + 1);
  const isAhead = stored[1 + INVOICES.length] as number;
  const all = Array.from({ length: steps }, (_, index) => index + 1);
  const tried = new Set([isAhead, stored[1] as number, ...slice(all, ENDS / steps, 'imports')]);
  for (const step of tried) await expectImportedOnce(step);

  await world.asNextProcess(async (app) => {
    const stored = async (keys: string[]) => {
      const rows = await app.db.select({ id: file.id }).from(file);
      return new Set(rows.map(({ id }) => id).filter((id) => keys.includes(id)));
    };
    expect((await leftOver(app)).length).toBeGreaterThanOrEqual(INVOICES.length);
    const soon = Date.now() + 2 * DAY;
    for (const now of [soon, soon + 31 * DAY])
      for await (const { putRight } of app.store.sweep(stored, now)) await putRight();
    expect(await leftOver(app)).toEqual([]);
    // What was made on the way is gone as well.
    expect(fs.readdirSync(app.store.incoming)).toEqual([]);
    const kept = await app.db.select({ id: file.id, size: file.size }).from(file);
    for (const { id, size } of kept) expect(await app.store.sizeOf(id)).toBe(size);
  });
}, 7_200_000);
