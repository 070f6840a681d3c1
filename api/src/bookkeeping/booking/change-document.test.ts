import { stageAfter } from '@boekwerk/shared/domain/document/document-status';
import { eq } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;
let other: Member;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  other = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

async function put(path: string, payload: object, who = member) {
  const url = `/api/administrations/v1/bookingitem/${path}`;
  const reply = await app.http.inject({ method: 'PUT', url, headers: who.headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

async function stored(id: number) {
  const [row] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
  return row;
}

const rename = (id: number, file_name: unknown, own: object = {}) =>
  put(`${id}`, { bookingItem: { file_name }, ...own });

describe('the name of a document', () => {
  it('is changed, and nothing else of it', async () => {
    const id = await aDocument(app, member, { status: 1, tag: 'INK' });
    const bookingItem = { invoice_number: 'F 1', booking_lines: [{ value: 100 }] };
    await put(`${id}`, { bookingItem });
    const { status, body } = await rename(id, '  molen november.pdf ');
    expect({ status, name: body.file_name }).toEqual({ status: 200, name: 'molen november.pdf' });
    expect(body).toMatchObject({ invoice_number: 'F 1', booking_lines: [{ value: 100 }] });

    await put(`${id}`, { bookingItem: { description: 'Bloem' } });
    expect(await stored(id)).toMatchObject({
      file_name: 'molen november.pdf',
      invoice_number: 'F 1',
      description: 'Bloem',
    });
  });

  it.each([
    ['', 'Bestandsnaam is verplicht.'],
    ['  ', 'Bestandsnaam is verplicht.'],
    [7, 'Bestandsnaam is verplicht.'],
    ['../etc/passwd', 'Een bestandsnaam kan geen schuine streep bevatten'],
    ['a'.repeat(256), 'Maximale lengte van 255 tekens bereikt'],
  ])('is refused as %j', async (name, message) => {
    const id = await aDocument(app, member);
    const { status, body } = await rename(id, name);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { 'bookingItem.file_name': [message] },
    });
  });

  it('is left alone once it is booked or being worked on, and when somebody else was first', async () => {
    for (const status of [2, 4] as const)
      expect((await rename(await aDocument(app, member, { status }), 'a.pdf')).status).toBe(409);
    const id = await aDocument(app, member);
    const old = { updated_at: '2026-01-01T00:00:00.000Z' };
    expect((await rename(id, 'a.pdf', old)).status).toBe(409);
    expect((await rename(id, 'a.pdf', {})).status).toBe(200);
    expect((await put(`${id}`, { bookingItem: {} })).status).toBe(200);
    expect((await rename(id, 'b.pdf', {})).body.file_name).toBe('b.pdf');
  });

  it('is not for another company', async () => {
    const id = await aDocument(app, other);
    expect((await rename(id, 'a.pdf')).status).toBe(404);
  });
});

describe('the question on a document', () => {
  it.each([
    ['with a label', 'INK', 1],
    ['without one', null, 0],
  ] as const)('is ended by hand, and leaves it %s where it was', async (_, tag, status) => {
    expect(stageAfter({ status: 3, tag }, 'endQuestion')).toBe(tag ? 'toBook' : 'toProcess');
    const id = await aDocument(app, member, { status: 3, tag });
    const ended = await put(`${id}/end-question`, {});
    expect(ended).toMatchObject({ status: 200, body: { id, status } });
    expect((await put(`${id}/end-question`, {})).status).toBe(409);
  });

  it.each([0, 1, 2, 4] as const)('is not ended in state %s, where none is open', async (status) => {
    const id = await aDocument(app, member, { status, tag: 'INK' });
    expect((await put(`${id}/end-question`, {})).status).toBe(409);
  });

  it('is not ended on top of what somebody else changed, nor in another company', async () => {
    const id = await aDocument(app, member, { status: 3 });
    const old = { updated_at: '2026-01-01T00:00:00.000Z' };
    expect((await put(`${id}/end-question`, old)).status).toBe(409);
    expect((await put(`${id}/end-question`, {}, other)).status).toBe(404);
    expect(await stored(id)).toMatchObject({ status: 3 });
  });
});
