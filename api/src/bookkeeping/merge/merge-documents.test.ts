import { eq } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_item, booking_origin } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { aPdf, HARD_PDFS } from '../pages/testing/hard-pdfs';
import { HARD_PICTURES } from '../pages/testing/hard-pictures';

const app = appUnderTest();
let member: Member;
let pdf: Uint8Array;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  pdf = await (await aPdf(2)).save();
});

type Given = Parameters<typeof aDocument>[2];

const aPaper = (given: Given = {}) =>
  aDocument(app, member, { bytes: pdf, amount_pages: 2, ...given });

async function merge(booking_item_ids: unknown, more: { key?: string; is_confirmed?: true } = {}) {
  const { key, ...body } = more;
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/administrations/v1/bookingitem/merge',
    headers: { ...member.headers, ...(key && { 'idempotency-key': key }) },
    payload: { booking_item_ids, ...body },
  });
  return { status: reply.statusCode, body: reply.json() };
}

const isThere = async (id: number) => {
  const [row] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
  return row?.deleted_at === null;
};

describe('POST of a merge', () => {
  it('makes one document in the order given, with the name of the first', async () => {
    const one = await aPaper({ file_name: 'een.pdf', tag: 'VRK', status: 1 });
    const other = await aPaper({ file_name: 'twee.pdf' });
    const { status, body } = await merge([other, one]);
    expect(status).toBe(201);
    const like = { file_name: 'twee (samengevoegd).pdf', amount_pages: 4, tag: 'VRK', status: 0 };
    expect(body).toMatchObject(like);
    expect(await Promise.all([one, other].map(isThere))).toEqual([false, false]);
    const origins = await app.db
      .select()
      .from(booking_origin)
      .where(eq(booking_origin.item_id, body.id));
    expect(origins.map(({ source_item_id, kind }) => [source_item_id, kind]).sort()).toEqual([
      [one, 'merge'],
      [other, 'merge'],
    ]);
  });

  it('counts what it has made, also of one whose pages nobody could count', async () => {
    const { body } = await merge([await aPaper(), await aPaper({ amount_pages: 0 })]);
    expect(body).toMatchObject({ amount_pages: 4 });
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('has no label when a purchase and a sale become one', async () => {
    const ids = [await aPaper({ tag: 'INK' }), await aPaper({ tag: 'VRK' })];
    expect((await merge(ids)).body.tag).toBeNull();
  });

  it.each([
    ['one', async () => [await aPaper()], 'Selecteer minimaal twee bestanden'],
    ['none', async () => [], 'Selecteer minimaal twee bestanden'],
    [
      'one twice',
      async () => {
        const id = await aPaper();
        return [id, id];
      },
      'Elk bestand kan maar één keer worden samengevoegd',
    ],
    [
      'nothing that is to be processed',
      async () => [await aPaper({ status: 1 }), await aPaper({ status: 3 })],
      'Selecteer minstens één document dat nog te verwerken is',
    ],
    [
      'one that is locked',
      async () => [
        await aPaper(),
        await aPaper({ file_name: 'dicht.pdf', file_locked: true, amount_pages: 0 }),
      ],
      'dicht.pdf is beveiligd met een wachtwoord en kan niet worden samengevoegd',
    ],
    [
      'one that is broken',
      async () => [await aPaper(), await aPaper({ file_name: 'stuk.pdf', bytes: '%PDF-1.7 stuk' })],
      'stuk.pdf is beschadigd en kan niet worden samengevoegd',
    ],
    [
      'more than 500 pages',
      async () => [await aPaper({ amount_pages: 300 }), await aPaper({ amount_pages: 201 })],
      'Samen zijn dit meer dan 500 pagina’s',
    ],
  ])('refuses %s, and changes nothing', async (_, papers, said) => {
    const ids = await papers();
    const { status, body } = await merge(ids);
    expect([status, body.errors]).toEqual([422, { booking_item_ids: [said] }]);
    expect(await Promise.all(ids.map(isThere))).toEqual(ids.map(() => true));
  });

  it('asks before an e-invoice is lost', async () => {
    const bytes = (await HARD_PDFS['an e-invoice']?.make()) ?? '';
    const ids = [await aPaper(), await aPaper({ file_name: 'e.pdf', bytes })];
    const { status, body } = await merge(ids);
    const asked = ['De e-factuur in e.pdf gaat verloren'];
    expect([status, body.errors.is_confirmed]).toEqual([422, asked]);
    expect((await merge(ids, { is_confirmed: true })).status).toBe(201);
  });

  it('makes one of two clicks, and of two merges that share a document', async () => {
    const [one, other, third] = [await aPaper(), await aPaper(), await aPaper()];
    const key = `merge-${one}`;
    const twice = await Promise.all([merge([one, other], { key }), merge([one, other], { key })]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[1].body).toEqual(twice[0].body);
    expect((await merge([third, one])).status).toBe(409);
    expect(await isThere(third)).toBe(true);
  });

  it('leaves what is booked alone', async () => {
    const ids = [await aPaper(), await aPaper({ status: 2, tag: 'INK' })];
    expect((await merge(ids)).status).toBe(409);
    expect(await Promise.all(ids.map(isThere))).toEqual([true, true]);
  });
});

it('a photo that is handed in becomes a page', async () => {
  const bytes = await HARD_PICTURES['a photo that was turned left']?.();
  const photo = await aPaper({ bytes: bytes ?? '', amount_pages: 1, file_name: 'bon.jpg' });
  // The builder keeps all as PDFs; what it is stands with the file.
  const [item] = await app.db.select().from(booking_item).where(eq(booking_item.id, photo));
  await app.db
    .update(file)
    .set({ content_type: 'image/jpeg' })
    .where(eq(file.id, item?.file_id ?? ''));
  const { status, body } = await merge([photo, await aPaper()]);
  expect([status, body.file_name, body.amount_pages]).toEqual([201, 'bon (samengevoegd).pdf', 3]);
});
