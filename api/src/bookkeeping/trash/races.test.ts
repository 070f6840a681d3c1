import { and, eq, isNull, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { atOnce, begin } from '../../testing/at-once';
import type { Company, Member } from '../../testing/builders';
import { onPostgres } from '../../testing/test-database';
import { keepOrigins } from '../origins/store';
import { aPdf } from '../pages/testing/hard-pdfs';

const app = appUnderTest();
let bakery: Company;
let florist: Company;
let here: Member;
let there: Member;

beforeAll(async () => {
  const owner = await anAccountant(app);
  bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij' });
  florist = await aFirmClient(app, owner.company, { name: 'Bloemen' });
  here = await inBooksOf(app, owner, bakery);
  there = await inBooksOf(app, owner, florist);
});

const put = async ({ headers }: Member, path: string, payload: object) => {
  const url = `/api/administrations/v1/bookingitem/${path}`;
  return (await app.http.inject({ method: 'PUT', url, headers, payload })).json();
};
const move = (who: Member, id: number, relation_id: number) =>
  put(who, 'transfer/multiple', { booking_item_ids: [id], relation_id });
const restore = (who: Member, id: number) =>
  put(who, 'restore/multiple', { booking_item_ids: [id], is_confirmed: true });
const remove = (who: Member, booking_item_ids: number[]) =>
  put(who, 'delete/multiple', { booking_item_ids });
const inList = async ({ id }: Company) =>
  (
    await app.db
      .select({ id: booking_item.id })
      .from(booking_item)
      .where(and(eq(booking_item.relation_id, id), isNull(booking_item.deleted_at)))
  ).map((item) => item.id);

/** Two parts with the same page, in the trash with what they were cut from. */
async function twoOfOnePage() {
  const source = await aDocument(app, here, { amount_pages: 2 });
  const parts = [await aDocument(app, here), await aDocument(app, here)] as const;
  await keepCuts(source, parts, [1]);
  await remove(here, [source, ...parts]);
  return { source, parts };
}

const keepCuts = (source: number, parts: readonly number[], pages: number[]) => {
  const of = { relation_id: bakery.id, source_relation_id: bakery.id, source_item_id: source };
  const kind = 'cut' as const;
  return keepOrigins(
    app.db,
    parts.map((item_id) => ({ ...of, item_id, kind, pages })),
  );
};

it.each(['move', 'restore'])(
  'a page comes to a list once when a document with it is moved there and another restored at once, the %s first',
  async (first) => {
    const [kept, gone] = (await twoOfOnePage()).parts;
    await restore(here, gone);
    await move(here, gone, florist.id);
    const moved = Math.max(...(await inList(florist)));
    const before = await inList(bakery);
    const back = () => move(there, moved, bakery.id);
    const up = () => restore(here, kept);
    const answers = await (first === 'move' ? atOnce(app, back, up) : atOnce(app, up, back));
    expect(answers.flatMap(({ updated }) => updated)).toHaveLength(1);
    expect(answers.flatMap(({ failed }) => failed)).toHaveLength(1);
    expect(await inList(bakery)).toHaveLength(before.length + 1);
    expect(await brokenInvariants(app)).toEqual([]);
  },
);

/** Has the write to the history of one document wait until the returned function is called. */
async function holdBack(id: number) {
  const key = sql.raw('4730061');
  await app.db.execute(sql`
    create or replace function hold_back() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(${key}); return new; end'`);
  await app.db.execute(sql`
    create or replace trigger hold_back before insert on audit
    for each row when (new.entity_id = ${sql.raw(String(id))}) execute function hold_back()`);
  let letGo = () => {};
  const isHeld = new Promise<void>((held) => {
    void app.db.transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(${key})`);
      const over = new Promise<void>((done) => {
        letGo = done;
      });
      held();
      await over;
    });
  });
  await isHeld;
  return letGo;
}

(onPostgres ? it : it.skip)(
  'a page comes to a list once when a merge elsewhere joins two families between its restore and its move there',
  async () => {
    const bytes = await (await aPdf(1)).save();
    const elder = await aDocument(app, there, { bytes });
    const { source, parts } = await twoOfOnePage();
    const [kept, gone] = parts;
    await restore(here, gone);
    await move(here, gone, florist.id);
    const moved = Math.max(...(await inList(florist)));
    const part = await aDocument(app, here, { bytes });
    await keepCuts(source, [part], [2]);
    await move(here, part, florist.id);
    const beside = Math.max(...(await inList(florist)));
    const letGo = await holdBack(kept);
    const before = await inList(bakery);
    const up = await begin(app, () => restore(here, kept));
    const { headers } = there;
    const payload = { booking_item_ids: [elder, beside] };
    const url = '/api/administrations/v1/bookingitem/merge';
    const merged = await begin(app, () =>
      app.http.inject({ method: 'POST', url, headers, payload }),
    );
    const back = await begin(app, () => move(there, moved, bakery.id));
    letGo();
    expect((await merged.answer).statusCode).toBe(201);
    expect(await up.answer).toMatchObject({ updated: [kept] });
    expect(await back.answer).toMatchObject({ updated: [], failed: [{ id: moved }] });
    expect(await inList(bakery)).toHaveLength(before.length + 1);
    expect(await brokenInvariants(app)).toEqual([]);
  },
);
