import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { audit } from '../../platform/database/schema/platform';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;
beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

async function put(url: string, payload: object, key?: string) {
  const headers = { ...member.headers, ...(key && { 'idempotency-key': key }) };
  const of = { method: 'PUT' as const, url: `/api/administrations/v1/bookingitem/${url}` };
  const reply = await app.http.inject({ ...of, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

/** One after the other: two hundred at once wait longer for a connection than a busy machine lets them. */
async function someDocuments(count: number, own: Parameters<typeof aDocument>[2] = {}) {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await aDocument(app, member, own));
  return ids;
}

const stored = (ids: number[]) =>
  app.db.select().from(booking_item).where(inArray(booking_item.id, ids));

const auditRows = (id: number) =>
  app.db
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.relation_id, member.company.id),
        arrayContains(audit.about, [`booking_item.${id}`]),
      ),
    );

describe('PUT label/multiple', () => {
  it('labels two hundred but for the three that are booked, and names those', async () => {
    const free = await someDocuments(197);
    const booked = await someDocuments(3, { status: DocumentStatus.booked });
    const ids = [...booked, ...free];
    const { status, body } = await put('label/multiple', { booking_item_ids: ids, label: 'INK' });
    expect(status).toBe(200);
    expect(body.updated).toEqual([...free].sort((a, b) => a - b));
    expect(body.failed).toEqual(
      [...booked]
        .sort((a, b) => a - b)
        .map((id) => ({ id, message: 'Dit kan niet in de huidige status van dit document.' })),
    );
    const rows = await stored(ids);
    expect(rows.filter(({ tag }) => tag === 'INK')).toHaveLength(197);
    expect(rows.filter(({ tagged_by }) => tagged_by === member.user.id)).toHaveLength(197);
    expect(await auditRows(free[0] as number)).toHaveLength(1);
  });

  it('does the same thing twice once: who labelled a document first did', async () => {
    const [id = 0] = await someDocuments(1);
    const body = { booking_item_ids: [id, id], label: 'VRK' };
    expect((await put('label/multiple', body)).body).toEqual({ updated: [id], failed: [] });
    const [before] = await stored([id]);
    expect((await put('label/multiple', body)).body).toEqual({ updated: [id], failed: [] });
    expect(await stored([id])).toEqual([before]);
  });

  it('gives no other label to what a colleague filled in since it was shown, which would be lost', async () => {
    const [filled = 0, as = 0] = await someDocuments(2, {
      tag: 'INK',
      status: DocumentStatus.toBook,
    });
    const shown = await stored([filled, as]);
    const versions = Object.fromEntries(
      shown.map(({ id, updated_at }) => [id, updated_at.toISOString()]),
    );
    const bookingItem = { description: 'Huur van november' };
    expect((await put(`${filled}`, { bookingItem, updated_at: versions[filled] })).status).toBe(
      200,
    );

    const body = { booking_item_ids: [filled, as], label: 'VRK', versions };
    const named = { id: filled, message: expect.stringMatching(/^Intussen gewijzigd door /) };
    expect((await put('label/multiple', body)).body).toEqual({ updated: [as], failed: [named] });
    expect(await stored([filled])).toMatchObject([{ tag: 'INK', ...bookingItem }]);
    // The label that it has already changes nothing.
    const same = { ...body, booking_item_ids: [filled], label: 'INK' };
    expect((await put('label/multiple', same)).body).toEqual({ updated: [filled], failed: [] });
  });

  it('asks for a label, and for documents', async () => {
    const { body } = await put('label/multiple', { booking_item_ids: [] });
    expect(body.errors).toEqual({
      booking_item_ids: ['Kies een of meer documenten'],
      label: ['Selecteer eerst een label'],
    });
  });
});

describe('PUT tag/multiple', () => {
  it('has those that have a label processed, once under one key, and says why others are not', async () => {
    const [labelled = 0] = await someDocuments(1, { tag: 'INK' });
    const [bare = 0] = await someDocuments(1);
    const [toBook = 0] = await someDocuments(1, { tag: 'INK', status: DocumentStatus.toBook });
    const ids = [toBook, bare, labelled];
    const first = await put('tag/multiple', { ids }, 'a-key-of-sixteen-signs');
    expect(first.body).toEqual({
      updated: [labelled],
      failed: [
        { id: bare, message: 'Een label is vereist om te verwerken' },
        { id: toBook, message: 'Dit kan niet in de huidige status van dit document.' },
      ].sort((a, b) => a.id - b.id),
    });
    const again = await put('tag/multiple', { ids }, 'a-key-of-sixteen-signs');
    expect(again.body).toEqual(first.body);
    expect((await auditRows(labelled)).map(({ action }) => action)).toContain(
      'PUT /administrations/v1/bookingitem/tag/multiple',
    );
  });
});
