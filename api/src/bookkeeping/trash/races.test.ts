import { and, eq, isNull, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import type { Company, Member } from '../../testing/builders';
import { countWaiting } from '../../testing/count-waiting';
import { onPostgres } from '../../testing/test-database';
import { keepOrigins } from '../origins/store';

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
  const of = { relation_id: bakery.id, source_relation_id: bakery.id, source_item_id: source };
  await keepOrigins(
    app.db,
    parts.map((item_id) => ({ ...of, item_id, kind: 'cut' as const, pages: [1] })),
  );
  await remove(here, [source, ...parts]);
  return parts;
}

/** Neither can end before both have begun: each writes to the history. */
async function atOnce<T>(one: () => Promise<T>, other: () => Promise<T>): Promise<T[]> {
  if (!onPostgres) return Promise.all([one(), other()]);
  const both = await app.db.transaction(async (db) => {
    await db.execute(sql`lock table audit in share mode`);
    const first = one();
    while ((await countWaiting(app.db)) < 1);
    const second = other();
    while ((await countWaiting(app.db)) < 2);
    return [first, second];
  });
  return Promise.all(both);
}

it.each(['move', 'restore'])(
  'a page comes to a list once when a document with it is moved there and another restored at once, the %s first',
  async (first) => {
    const [kept, gone] = await twoOfOnePage();
    await restore(here, gone);
    await move(here, gone, florist.id);
    const moved = Math.max(...(await inList(florist)));
    const before = await inList(bakery);
    const back = () => move(there, moved, bakery.id);
    const up = () => restore(here, kept);
    const answers = await (first === 'move' ? atOnce(back, up) : atOnce(up, back));
    expect(answers.flatMap(({ updated }) => updated)).toHaveLength(1);
    expect(answers.flatMap(({ failed }) => failed)).toHaveLength(1);
    expect(await inList(bakery)).toHaveLength(before.length + 1);
    expect(await brokenInvariants(app)).toEqual([]);
  },
);
