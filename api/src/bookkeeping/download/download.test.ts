import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { session } from '../../platform/database/schema/sessions';
import { StorageAway } from '../../platform/files/storage-away';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../../testing/builders';
import { findLabelled } from './store';
import { zipOfDocuments } from './zip-of-documents';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

const link = async (query = '') =>
  app.http.inject({
    url: `/api/administrations/v1/bookingitems/download-url${query}`,
    headers: member.headers,
  });

const fetched = (url: string) => app.http.inject({ url });

/** What is in the zip, by name. */
async function unzipped(query = '') {
  const { rawPayload } = await fetched((await link(query)).json());
  const held = unzipSync(rawPayload);
  return Object.fromEntries(Object.entries(held).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const on = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);

describe('all labelled documents as one zip', () => {
  it('holds each under a name of its own, by label, the newest first, with an index', async () => {
    const given = { tag: 'INK', file_name: 'bon.pdf', uploaded_date: on('10') } as const;
    await aDocument(app, member, {
      ...given,
      invoice_number: '=1+1',
      amount: 12.5,
      is_credit: true,
    });
    await aDocument(app, member, { ...given, file_name: 'BON.pdf' });
    await aDocument(app, member, { ...given, tag: 'VRK', file_name: '../../weg.pdf' });
    await aDocument(app, member, { ...given, uploaded_date: on('12') });
    await aDocument(app, member, { file_name: 'zonder label.pdf' });
    const other = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
    await aDocument(app, other, given);

    const { 'index.csv': index, ...files } = await unzipped();
    expect(Object.keys(files)).toEqual([
      'Inkoop/2026-11-12 bon.pdf',
      'Inkoop/2026-11-10 BON.pdf',
      'Inkoop/2026-11-10 bon (2).pdf',
      'Verkoop/2026-11-10 weg.pdf',
    ]);
    expect(new Set(Object.values(files))).toEqual(new Set(['%PDF-1.4']));
    const rows = index?.split('\r\n') ?? [];
    expect(rows).toHaveLength(6);
    expect(rows[3]).toBe(
      "Inkoop/2026-11-10 bon (2).pdf;INK;'=1+1;;10-11-2026;;-12,50;EUR;Te verwerken;",
    );
  });

  it('holds what the list shows, and says when that is nothing', async () => {
    await aDocument(app, member, { tag: 'INK', status: 1, uploaded_date: on('10') });
    await aDocument(app, member, { tag: 'INK', uploaded_date: on('12'), file_name: 'nieuw.pdf' });
    expect(Object.keys(await unzipped('?tab=to_book'))).toEqual([
      'Inkoop/2026-11-10 bon.pdf',
      'index.csv',
    ]);
    expect(Object.keys(await unzipped('?from=2026-11-11'))).toContain(
      'Inkoop/2026-11-12 nieuw.pdf',
    );
    const none = await link('?tab=booked');
    expect([none.statusCode, none.json().message]).toEqual([422, expect.any(String)]);
  });

  it('goes on without a document whose bytes are gone, and says so', async () => {
    const id = await aDocument(app, member, { tag: 'INK', uploaded_date: on('10') });
    await aDocument(app, member, { tag: 'VRK', uploaded_date: on('10') });
    const [stored] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
    await app.store.delete(stored?.file_id ?? '');
    const held = await unzipped();
    expect(held).toMatchObject({
      'Inkoop/2026-11-10 bon.pdf': '',
      'Verkoop/2026-11-10 bon.pdf': '%PDF-1.4',
    });
    expect(held['index.csv']).toContain('Dit bestand kon niet worden gelezen');
  });

  it('breaks off when files cannot be asked for now: no document looks as if it were gone', async () => {
    await aDocument(app, member, { tag: 'INK' });
    const all = { search: '', date: 'uploaded', from: '', to: '', tab: 'all' } as const;
    const documents = await findLabelled(app.db, member.company.id, all, 100);
    const part = jest.spyOn(app.store, 'part').mockRejectedValueOnce(new StorageAway(null));
    const zip = zipOfDocuments(app.store, documents, async () => true);
    await expect(buffer(zip)).rejects.toThrow('the store of files is away');
    part.mockRestore();
  });

  it.each([26, 2])('breaks off when the right is lost on the way of %i', async (count) => {
    for (let n = 0; n < count; n++) await aDocument(app, member, { tag: 'INK' });
    const all = { search: '', date: 'uploaded', from: '', to: '', tab: 'all' } as const;
    const documents = await findLabelled(app.db, member.company.id, all, 100);
    const answers = [true, false];
    const zip = zipOfDocuments(app.store, documents, async () => answers.shift() ?? false);
    await expect(buffer(zip)).rejects.toThrow('no right to it any more');
    expect(answers).toEqual([]);
  });

  it('names a private person in its index as the list does', async () => {
    const { id } = await aCustomer(app, member.company, {
      ...{ name: '', first_name: 'Anna', last_name: 'Visser', type: 1 },
    });
    await aDocument(app, member, { tag: 'VRK', supplier_relation_id: id });
    expect((await unzipped())['index.csv']).toContain(';Anna Visser;');
  });

  it('is there only for a session that still sees the documents', async () => {
    await aDocument(app, member, { tag: 'INK' });
    const address: string = (await link()).json();
    expect((await fetched(`${address.slice(0, -2)}AA`)).statusCode).toBe(404);
    expect((await fetched('/api/documents.zip')).statusCode).toBe(404);
    expect((await fetched(address)).statusCode).toBe(200);

    await app.db
      .update(session)
      .set({ ended_at: new Date() })
      .where(eq(session.user_id, member.user.id));
    expect((await fetched(address)).statusCode).toBe(404);
  });
});
