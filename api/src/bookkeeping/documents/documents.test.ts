import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { eq } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;
let other: Member;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompanyThatBooks() });
  other = await aMember(app, { company: await aCompanyThatBooks() });
});

const aCompanyThatBooks = () => aCompany(app, { booking_enabled: 1 });

async function call(method: 'GET' | 'PUT', url: string, payload?: object, who = member) {
  const of = { method, url: `/api/administrations/v1/${url}`, headers: who.headers };
  const reply = await app.http.inject({ ...of, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const names = (body: { data: { file_name: string }[] }) => body.data.map((item) => item.file_name);

describe('GET bookingitems', () => {
  beforeAll(async () => {
    const at = (uploaded_date: string) => ({ uploaded_date: new Date(uploaded_date) });
    await aDocument(app, member, { file_name: 'Meel oktober.pdf', ...at('2026-10-01T10:00Z') });
    await aDocument(app, member, { file_name: 'bezig.pdf', status: 4, ...at('2026-10-02T10:00Z') });
    await aDocument(app, member, {
      file_name: 'te boeken.pdf',
      status: 1,
      ...at('2026-10-03T10:00Z'),
    });
    await aDocument(app, member, {
      file_name: 'geboekt_1.pdf',
      status: 2,
      ...at('2026-10-24T22:30Z'),
    });
    await aDocument(app, member, { file_name: 'vraag.pdf', status: 3, ...at('2026-10-25T22:59Z') });
    await aDocument(app, other, { file_name: 'Meel elders.pdf' });
  });

  it('gives those of the own company, newest first, counted per tab', async () => {
    const { body } = await call('GET', 'bookingitems');
    expect(names(body)).toEqual([
      'vraag.pdf',
      'geboekt_1.pdf',
      'te boeken.pdf',
      'bezig.pdf',
      'Meel oktober.pdf',
    ]);
    expect(body.counts).toEqual({ all: 5, booked: 1, to_book: 1, questions: 1, to_progress: 2 });
  });

  it('shows what is being worked on under Te verwerken', async () => {
    const { body } = await call('GET', 'bookingitems?tab=to_progress&sort=file_name&order=asc');
    expect(names(body)).toEqual(['bezig.pdf', 'Meel oktober.pdf']);
    expect(body.pagination.itemsLength).toBe(2);
  });

  it('takes days as they are in the Netherlands, both included, also when the clock changes', async () => {
    const { body } = await call('GET', 'bookingitems?from=2026-10-25&to=2026-10-25');
    expect(names(body)).toEqual(['vraag.pdf', 'geboekt_1.pdf']);
    expect((await call('GET', 'bookingitems?to=2026-10-24')).body.counts.all).toBe(3);
  });

  it('searches the file name, whatever the capitals, and takes signs for what they are', async () => {
    expect(names((await call('GET', 'bookingitems?search=MEEL')).body)).toEqual([
      'Meel oktober.pdf',
    ]);
    expect(names((await call('GET', 'bookingitems?search=t_1')).body)).toEqual(['geboekt_1.pdf']);
    expect(names((await call('GET', 'bookingitems?search=o_t')).body)).toEqual([]);
  });

  it('searches amounts as they are shown, those of credit notes below nothing', async () => {
    const payer = await aMember(app, { company: await aCompanyThatBooks() });
    for (const is_credit of [false, true])
      await aDocument(app, payer, {
        ...{ file_name: is_credit ? 'retour.pdf' : 'meel.pdf', is_credit, amount: 1284.5 },
      });
    const found = async (search: string) => {
      const url = `/api/administrations/v1/bookingitems?sort=file_name&order=asc&search=${encodeURIComponent(search)}`;
      return names((await app.http.inject({ url, headers: payer.headers })).json());
    };
    expect(await found(formatEuro(1284.5))).toEqual(['meel.pdf', 'retour.pdf']);
    expect(await found(formatEuro(-1284.5))).toEqual(['retour.pdf']);
    expect(await found('-1284,5')).toEqual(['retour.pdf']);
    expect(await found('€1.284,50')).toEqual(['meel.pdf', 'retour.pdf']);
  });
});

describe('PUT label', () => {
  it('labels a document, says when, and clears the label again', async () => {
    const id = await aDocument(app, member);
    const labelled = await call('PUT', `bookingitem/${id}/label`, { tag: 'INK' });
    expect(labelled.body).toMatchObject({ id, tag: 'INK', tagged_date: expect.any(String) });
    const [row] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
    expect(row?.tagged_by).toBe(member.user.id);

    const cleared = await call('PUT', `bookingitem/${id}/label`, { tag: null });
    expect(cleared.body).toMatchObject({ tag: null, tagged_date: null });
  });

  it('keeps the label of what is ready to be booked, or makes it the other one', async () => {
    const id = await aDocument(app, member, { status: 1, tag: 'INK' });
    const cleared = await call('PUT', `bookingitem/${id}/label`, { tag: null });
    expect([cleared.status, cleared.body.errors]).toEqual([
      422,
      { tag: ['Een label is vereist om te verwerken'] },
    ]);
    const other = await call('PUT', `bookingitem/${id}/label`, { tag: 'VRK' });
    expect(other.body).toMatchObject({ tag: 'VRK', status: 1 });
  });

  it.each([
    ['that is booked', 2],
    ['in which a question is open', 3],
    ['that is being worked on', 4],
  ] as const)('leaves a document alone %s', async (_, status) => {
    const id = await aDocument(app, member, { status });
    expect((await call('PUT', `bookingitem/${id}/label`, { tag: 'VRK' })).status).toBe(409);
  });

  it('refuses a label that is none, and one based on an older version', async () => {
    const id = await aDocument(app, member);
    const { body } = await call('PUT', `bookingitem/${id}/label`, { tag: 'XXX' });
    expect(body.errors).toEqual({ tag: ['Kies INK of VRK'] });
    const old = { tag: 'INK', updated_at: '2026-01-01T00:00:00.000Z' };
    expect((await call('PUT', `bookingitem/${id}/label`, old)).status).toBe(409);
  });
});

describe('a document of another company', () => {
  it('is not there', async () => {
    const id = await aDocument(app, other);
    const replies = await Promise.all([
      call('GET', `bookingitem/${id}`),
      call('GET', `bookingitem/${id}/temporary-url`),
      call('PUT', `bookingitem/${id}/label`, { tag: 'INK' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
