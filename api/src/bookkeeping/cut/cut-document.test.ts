import { eq } from 'drizzle-orm';
import { booking_item, booking_origin } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { aPdf, HARD_PDFS } from '../pages/testing/hard-pdfs';

const app = appUnderTest();
let member: Member;
let pdf: Uint8Array;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  pdf = await (await aPdf(3)).save();
});

type Given = Parameters<typeof aDocument>[2];

const aPaper = (given: Given = {}) =>
  aDocument(app, member, { bytes: pdf, amount_pages: 3, file_name: 'post.pdf', ...given });

async function cut(id: number, pages: unknown, more: { key?: string; is_confirmed?: true } = {}) {
  const { key, ...body } = more;
  const reply = await app.http.inject({
    method: 'PUT',
    url: `/api/administrations/v1/bookingitem/${id}/split`,
    headers: { ...member.headers, ...(key && { 'idempotency-key': key }) },
    payload: { pages, ...body },
  });
  return { status: reply.statusCode, body: reply.json() };
}

const rowsOf = (id: number) => app.db.select().from(booking_item).where(eq(booking_item.id, id));
const made = (source: number) =>
  app.db.select().from(booking_origin).where(eq(booking_origin.source_item_id, source));

describe('PUT of a cut', () => {
  it('makes a document of each group, like the source; that goes to the trash', async () => {
    const uploaded_date = new Date('2026-10-01T10:00:00Z');
    const labelled = { tag: 'INK', tagged_by: member.user.id, tagged_date: uploaded_date } as const;
    const id = await aPaper({ ...labelled, uploaded_date, status: 1, invoice_number: 'F-1' });
    const { status, body } = await cut(id, [[1], [3, 2]]);
    expect(status).toBe(201);
    const like = { tag: 'INK', status: 0, uploaded_date: uploaded_date.toISOString() };
    expect(body).toMatchObject([
      { ...like, file_name: 'post (1).pdf', amount_pages: 1 },
      { ...like, file_name: 'post (2).pdf', amount_pages: 2 },
    ]);

    const [source] = await rowsOf(id);
    expect(source?.deleted_at).not.toBeNull();
    const [second] = await rowsOf(body[1].id);
    expect(second).toMatchObject({ invoice_number: '', uploaded_by: member.user.id });
    expect((await made(id)).map(({ item_id, kind, pages }) => ({ item_id, kind, pages }))).toEqual([
      { item_id: body[0].id, kind: 'cut', pages: [1] },
      { item_id: body[1].id, kind: 'cut', pages: [3, 2] },
    ]);
  });

  it.each([
    ['one group', [[1, 2, 3]], 'Verdeel de pagina’s over minimaal twee documenten'],
    ['none', [], 'Verdeel de pagina’s over minimaal twee documenten'],
    ['a page that is left out', [[1], [2]], 'Zet elk van de 3 pagina’s in precies één document'],
    [
      'a page twice',
      [
        [1, 2],
        [2, 3],
      ],
      'Zet elk van de 3 pagina’s in precies één document',
    ],
    [
      'a page that is not there',
      [[1, 2], [4]],
      'Zet elk van de 3 pagina’s in precies één document',
    ],
    ['page 0', [[0], [1, 2, 3]], 'Kies pagina’s'],
    ['an empty group', [[1, 2, 3], []], 'Kies voor elk document een pagina'],
    ['too many groups', Array.from({ length: 501 }, () => [1]), 'Knip in hooguit 500 documenten'],
  ])('refuses %s, and changes nothing', async (_, pages, said) => {
    const id = await aPaper();
    const { status, body } = await cut(id, pages);
    expect([status, JSON.stringify(body.errors)]).toEqual([422, expect.stringContaining(said)]);
    expect((await rowsOf(id))[0]?.deleted_at).toBeNull();
    expect(await made(id)).toEqual([]);
  });

  it.each([
    [{ amount_pages: 1 }, 'Dit bestand bestaat uit één pagina en kan niet geknipt worden.'],
    [
      { amount_pages: 0, file_locked: true },
      'Dit bestand is beveiligd met een wachtwoord en kan niet geknipt worden.',
    ],
    [
      { amount_pages: 2, bytes: '%PDF-1.7 kapot' },
      'Dit bestand is beschadigd en kan niet geknipt worden.',
    ],
  ])('says of a document with %j why it cannot be cut', async (given, said) => {
    const { status, body } = await cut(await aPaper(given), [[1], [2]]);
    expect([status, body.errors.pages]).toEqual([422, [said]]);
  });

  it('asks before an e-invoice is lost', async () => {
    const bytes = await HARD_PDFS['an e-invoice']?.make();
    const id = await aPaper({ bytes: bytes ?? '', amount_pages: 2 });
    const { status, body } = await cut(id, [[1], [2]]);
    const asked = ['De e-factuur in dit bestand gaat verloren'];
    expect([status, body.errors.is_confirmed]).toEqual([422, asked]);
    expect((await cut(id, [[1], [2]], { is_confirmed: true })).status).toBe(201);
  });

  it('makes one set of two clicks, at once and later', async () => {
    const id = await aPaper();
    const key = `cut-${id}`;
    const twice = await Promise.all([
      cut(id, [[1], [2, 3]], { key }),
      cut(id, [[1], [2, 3]], { key }),
    ]);
    const later = await cut(id, [[1], [2, 3]], { key });
    const [first] = twice;
    expect([...twice, later].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect([twice[1].body, later.body]).toEqual([first?.body, first?.body]);
    expect(await made(id)).toHaveLength(2);
  });

  it('of several at once one cuts; the others hear who was first', async () => {
    const id = await aPaper();
    const all = await Promise.all([1, 2, 3, 4].map(() => cut(id, [[1], [2, 3]])));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const [late] = all.filter(({ status }) => status === 409);
    expect(late?.body.message).toMatch(/^Dit document is geknipt door /);
    expect(await made(id)).toHaveLength(2);
  });

  it.each([2, 4] as const)('leaves a document alone that is in state %i', async (status) => {
    const id = await aPaper({ status, tag: 'INK' });
    expect((await cut(id, [[1], [2, 3]])).status).toBe(409);
    expect(await made(id)).toEqual([]);
  });
});
