import { MOST_NAMED } from '@boekwerk/shared/contract/bookkeeping/document-log';
import { eq } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Company, type Member } from '../../testing/builders';
import { keepOrigins, type Origin } from './store';

const app = appUnderTest();
let bakery: Company;
let florist: Company;
let baker: Member;
let accountant: Member;

beforeAll(async () => {
  const owner = await anAccountant(app);
  bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij' });
  florist = await aFirmClient(app, owner.company, { name: 'Bloemen' });
  baker = await aMember(app, { company: bakery });
  accountant = await inBooksOf(app, owner, bakery);
});

const originOf = async (id: number, who: Pick<Member, 'headers'> = baker) => {
  const url = `/api/administrations/v1/bookingitem/${id}/log`;
  const reply = await app.http.inject({ url, headers: who.headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().origin;
};
const aPaper = (file_name: string) => aDocument(app, baker, { file_name });
const trash = (id: number) =>
  app.db
    .update(booking_item)
    .set({ deleted_at: new Date(), deleted_by: baker.user.id })
    .where(eq(booking_item.id, id));
const keep = (kind: Origin['kind'], item_id: number, sources: [number, number[]?][]) =>
  keepOrigins(
    app.db,
    sources.map(([source_item_id, pages = null]) => ({
      ...{ relation_id: bakery.id, item_id, source_relation_id: bakery.id },
      ...{ source_item_id, kind, pages },
    })),
  );

describe('what a document came from', () => {
  it('is nothing when it was handed in as it is', async () => {
    expect(await originOf(await aPaper('bon.pdf'))).toBeNull();
  });

  it('is told of a part: which pages of what, and what else was cut from it and is there', async () => {
    const source = await aPaper('post.pdf');
    const [one, two, gone] = [await aPaper('een.pdf'), await aPaper('twee.pdf'), await aPaper('x')];
    await keep('cut', one, [[source, [1, 2]]]);
    await keep('cut', two, [[source, [3]]]);
    await keep('cut', gone, [[source, [4]]]);
    for (const id of [source, gone]) await trash(id);
    expect(await originOf(one)).toEqual({
      kind: 'cut',
      sources: [{ id: source, file_name: 'post.pdf', pages: [1, 2], is_deleted: true }],
      source_count: 1,
      parts: [{ id: two, file_name: 'twee.pdf' }],
      part_count: 1,
      administration: null,
    });
  });

  it('names the first of many, and says how many there are', async () => {
    const merged = await aPaper('samen.pdf');
    const sources = await Promise.all(
      Array.from({ length: MOST_NAMED + 2 }, (_, n) => aPaper(`${n}.pdf`)),
    );
    await keep(
      'merge',
      merged,
      sources.map((id) => [id]),
    );
    const origin = await originOf(merged);
    expect(origin).toMatchObject({ kind: 'merge', source_count: MOST_NAMED + 2, parts: [] });
    expect(origin.sources).toHaveLength(MOST_NAMED);
    expect(origin.sources[0]).toMatchObject({ pages: null, is_deleted: false });
  });

  it('is of another administration its name alone, for who can go there', async () => {
    const there = await aMember(app, { company: florist });
    const source = await aDocument(app, there, { file_name: 'geheim.pdf' });
    const moved = await aPaper('bloemen.pdf');
    await keepOrigins(app.db, [
      {
        ...{ relation_id: bakery.id, item_id: moved, kind: 'move', pages: null },
        ...{ source_relation_id: florist.id, source_item_id: source },
      },
    ]);
    const told = { kind: 'move', sources: [], source_count: 0, parts: [], part_count: 0 };
    expect(await originOf(moved, accountant)).toEqual({ ...told, administration: 'Bloemen' });
    expect(await originOf(moved)).toEqual({ ...told, administration: null });
  });
});
