import { today as dayOf } from '@boekwerk/shared/domain/dates/dates';
import { eq, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { change } from '../../platform/change';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { audit } from '../../platform/database/schema/platform';
import { file } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { whileRefused } from '../../testing/while-refused';
import { keepOrigins } from '../origins/store';

const app = appUnderTest();
let baker: Member;

beforeEach(async () => {
  baker = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

const ask = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const url = `/api/administrations/v1/${path}`;
  const reply = await app.http.inject({ method, url, headers: baker.headers, payload });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};
const remove = (id: number) => ask('DELETE', `bookingitem/${id}`);
const restore = (id: number, is_confirmed = false) =>
  ask('PUT', 'bookingitem/restore/multiple', { booking_item_ids: [id], is_confirmed });
const inTrash = async () => (await ask('GET', 'bookingitems/trash')).body.data;
const shown = async (): Promise<number[]> =>
  (await ask('GET', 'bookingitems?order=asc')).body.data.map(({ id }: { id: number }) => id);

/** What is left of `sources` once something was made of them. */
async function make(kind: 'cut' | 'merge', sources: number[], count = 1): Promise<number[]> {
  const made: number[] = [];
  for (let n = 0; n < count; n++) made.push(await aDocument(app, baker));
  const of = { relation_id: baker.company.id, source_relation_id: baker.company.id, kind };
  await keepOrigins(
    app.db,
    made.flatMap((item_id) =>
      sources.map((source_item_id) => ({ ...of, item_id, source_item_id, pages: null })),
    ),
  );
  for (const id of sources) await remove(id);
  return made;
}

const set = (id: number, fields: Partial<typeof booking_item.$inferInsert>) =>
  app.db.update(booking_item).set(fields).where(eq(booking_item.id, id));

describe('a document that is deleted', () => {
  it('goes to the trash, which says who put it there and until when, and comes back as it was', async () => {
    const id = await aDocument(app, baker, { status: 1, tag: 'INK', invoice_number: 'F-1' });
    const before = (await ask('GET', `bookingitem/${id}`)).body;
    expect((await remove(id)).status).toBe(204);
    expect(await shown()).toEqual([]);
    const [row] = await inTrash();
    expect(row).toMatchObject({
      id,
      deleted_by: 'Sanne de Boer',
      made_into: null,
      results: 0,
      made: [],
    });
    const end = Date.parse(row.deleted_at) + 30 * 86_400_000;
    expect(row.kept_until).toBe(dayOf(new Date(end)));

    expect((await restore(id)).body).toEqual({ updated: [id], failed: [] });
    const { updated_at, ...after } = (await ask('GET', `bookingitem/${id}`)).body;
    expect(before).toMatchObject(after);
    expect(await inTrash()).toEqual([]);
  });

  it('tells who opens it that it is in the trash, and nobody of another company', async () => {
    const id = await aDocument(app, baker);
    expect((await ask('GET', `bookingitems/trash/${id}`)).status).toBe(404);
    await remove(id);
    expect((await ask('GET', `bookingitems/trash/${id}`)).body).toEqual((await inTrash())[0]);
    const url = `/api/administrations/v1/bookingitems/trash/${id}`;
    const stranger = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
    const there = await app.http.inject({ url, headers: stranger.headers });
    expect(there.statusCode).toBe(404);
    expect(there.json()).toMatchObject({ message: 'Document niet gevonden' });
  });

  it('is found in the trash by what it is found by among the documents', async () => {
    const invoice = { file_name: 'scan 2026 bakker.pdf', invoice_number: 'F-77', amount: 1234.5 };
    const id = await aDocument(app, baker, { status: 1, tag: 'INK', ...invoice });
    await remove(id);
    await remove(await aDocument(app, baker, { file_name: 'scan 2026.pdf' }));
    for (const search of ['bakker scan', 'f-77', '€ 1.234,50', 'SCAN 2026 BAKKER.PDF']) {
      const found = await ask('GET', `bookingitems/trash?search=${encodeURIComponent(search)}`);
      expect(found.body.data.map((row: { id: number }) => row.id)).toEqual([id]);
    }
  });

  it('is refused a second time, by the name of who was first', async () => {
    const id = await aDocument(app, baker);
    await remove(id);
    const again = await remove(id);
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/^Dit document is verwijderd door Sanne de Boer op /);
    const [one, other] = await Promise.all([restore(id), restore(id)]);
    expect([...one.body.updated, ...other.body.updated]).toEqual([id]);
  });

  it('is never one that is booked, in progress, or of another company; the rest of them goes', async () => {
    const read = await aDocument(app, baker, { status: 4 });
    await change(app, ({ queue }) => queue('recognise-document', { item_id: read }));
    const ids = [await aDocument(app, baker), read];
    const elsewhere = await aDocument(app, await aMember(app));
    const answer = await ask('PUT', 'bookingitem/delete/multiple', {
      booking_item_ids: [...ids, elsewhere],
    });
    expect(answer.body.updated).toEqual([ids[0]]);
    expect(answer.body.failed.map(({ id }: { id: number }) => id)).toEqual([ids[1], elsewhere]);
  });

  it('is either labelled first or not at all when both happen at once', async () => {
    const id = await aDocument(app, baker);
    const [removed, labelled] = await Promise.all([
      remove(id),
      ask('PUT', `bookingitem/${id}/label`, { tag: 'INK' }),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 409]).toContain(labelled.status);
    expect(await brokenInvariants(app)).toEqual([]);
  });
});

describe('a document of which something was made', () => {
  it('comes back once that is confirmed, and what was made of it goes', async () => {
    const source = await aDocument(app, baker);
    const parts = await make('cut', [source], 2);
    expect((await inTrash())[0]).toMatchObject({
      ...{ made_into: 'cut', results: 2, kept_until: null },
      made: parts.map((id) => ({ id, file_name: 'bon.pdf' })),
    });
    expect((await restore(source)).body.failed[0].message).toContain('bon.pdf, bon.pdf');
    expect(await shown()).toEqual(parts);

    expect((await restore(source, true)).body.updated).toEqual([source]);
    expect(await shown()).toEqual([source]);
    const [part = 0] = parts;
    expect((await restore(part)).body.failed[0].message).toContain('dat bij de documenten staat');
  });

  it('brings along what else that was made of, also at one remove', async () => {
    const [one, other] = [await aDocument(app, baker), await aDocument(app, baker)];
    const [merged = 0] = await make('merge', [one, other]);
    await make('cut', [merged], 2);
    expect((await restore(one, true)).body.updated).toEqual([one]);
    expect(await shown()).toEqual([one, other]);
  });

  it('comes back with what else that was made of, also when all of these are named', async () => {
    const sources = [await aDocument(app, baker), await aDocument(app, baker)];
    await make('merge', sources);
    const { body } = await ask('PUT', 'bookingitem/restore/multiple', {
      booking_item_ids: sources,
      is_confirmed: true,
    });
    expect(body).toEqual({ updated: sources, failed: [] });
    expect(await shown()).toEqual(sources);
  });

  it('is not in the list twice by what was made of it before', async () => {
    const source = await aDocument(app, baker);
    const [first = 0] = await make('cut', [source]);
    const [ofFirst = 0] = await make('cut', [first]);
    for (const id of [first, source]) await restore(id, true);
    expect(await shown()).toEqual([source]);
    expect((await restore(ofFirst)).body.failed).toHaveLength(1);

    const anew = await make('cut', [source]);
    for (const id of [first, ofFirst])
      expect((await restore(id)).body.failed[0].message).toBe(
        'Wat in dit document staat, staat ook in bon.pdf, dat bij de documenten staat. Verwijder dat eerst.',
      );
    expect(await shown()).toEqual(anew);
  });

  it('brings nothing along of which a page is in the list already', async () => {
    const [one, other] = [await aDocument(app, baker), await aDocument(app, baker)];
    const [merged = 0] = await make('merge', [one, other]);
    const [part = 0] = await make('cut', [merged]);
    await remove(part);
    expect((await restore(other)).body.updated).toEqual([other]);
    const [ofOther = 0] = await make('cut', [other]);
    expect((await restore(part)).body.failed).toHaveLength(1);
    expect((await restore(one)).body.updated).toEqual([one]);
    expect(await shown()).toEqual([one, ofOther]);
  });

  it('stays in the trash while one of these is booked or in progress', async () => {
    const source = await aDocument(app, baker);
    const [part = 0] = await make('cut', [source], 2);
    await set(part, {
      status: 4,
      in_progress_for: 'recognition',
      in_progress_since: new Date(),
    });
    expect((await restore(source, true)).body.failed[0].message).toContain('in verwerking');
    expect(await inTrash()).toHaveLength(1);
  });
});

describe('the night', () => {
  const pass = async () => {
    await app.db.execute(
      sql`update booking_item set deleted_at = deleted_at - interval '31 days' where relation_id = ${baker.company.id}`,
    );
    await change(app, ({ queue }) => queue('purge-trash', {}));
    await app.jobs.drain();
  };
  const left = async () =>
    (
      await app.db
        .select({ id: booking_item.id })
        .from(booking_item)
        .where(eq(booking_item.relation_id, baker.company.id))
        .orderBy(booking_item.id)
    ).map(({ id }) => id);

  it('takes what was there for 30 days, with its file, and says so', async () => {
    const [id, kept] = [await aDocument(app, baker), await aDocument(app, baker)];
    await remove(id);
    await pass();
    expect(await left()).toEqual([kept]);
    expect(await app.db.$count(file, eq(file.relation_id, baker.company.id))).toBe(1);
    const rows = await app.db
      .select({ entity_id: audit.entity_id })
      .from(audit)
      .where(eq(audit.action, 'job document purged'));
    expect(rows).toEqual([{ entity_id: id }]);
  });

  it('goes past one that cannot be taken, and tries again later', async () => {
    const [broken, id] = [await aDocument(app, baker), await aDocument(app, baker)];
    for (const each of [broken, id]) await remove(each);
    const refused = { before: 'DELETE', on: 'booking_item', when: `OLD.id = ${broken}` } as const;
    await whileRefused(app, refused, pass);
    expect(await left()).toEqual([broken]);
    const { rows } = await app.db.execute(
      sql`select output ->> 'message' as message from pgboss.job where name = 'purge-trash' and state = 'retry'`,
    );
    expect(rows).toEqual([{ message: 'Error: 1 × document not purged' }]);
  });

  it('keeps a source as long as something that was made of it is there, in the trash or not', async () => {
    const source = await aDocument(app, baker);
    const [part = 0] = await make('cut', [source], 1);
    await pass();
    expect(await left()).toEqual([source, part]);
    await remove(part);
    await pass();
    await pass();
    expect(await left()).toEqual([]);
  });
});
