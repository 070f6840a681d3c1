import { arrayContains, asc, eq } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { audit } from '../../platform/database/schema/platform';
import { administration_relation, file, relation } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Company, type Member } from '../../testing/builders';
import { keepOrigins } from '../origins/store';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let bakery: Company;
let florist: Company;
let here: Member;

beforeAll(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij', assigned: [colleague] });
  florist = await aFirmClient(app, owner.company, { name: 'Bloemen' });
  await aFirmClient(app, owner.company, { name: 'Zonder boekhouding', booking_enabled: 0 });
  await aFirmClient(app, owner.company, { name: 'Gestopt', active: 0 });
  await aFirmClient(app, owner.company, { name: 'Een persoon, zonder documenten', type: 1 });
  await aFirmClient(app, await aCompany(app, { relation_user_type: 1 }), { name: 'Van een ander' });
  here = await inBooksOf(app, owner, bakery);
});

const ask = async (
  who: Member,
  method: 'GET' | 'PUT',
  path: string,
  payload?: object,
  key = '',
) => {
  const url = `/api/administrations/v1/${path}`;
  const headers = { ...who.headers, ...(key && { 'idempotency-key': key }) };
  const reply = await app.http.inject({ method, url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
};
const move = (id: number, relation_id: number, who = here, key?: string) =>
  ask(who, 'PUT', `bookingitem/${id}/transfer`, { relation_id }, key);
const names = async (who: Member, search = '') =>
  (await ask(who, 'GET', `bookingitems/targets?search=${search}`)).body.data.map(
    ({ name }: { name: string }) => name,
  );
const itemsOf = (company: Company) =>
  app.db.select().from(booking_item).where(eq(booking_item.relation_id, company.id));
const newest = async (company: Company) =>
  (await itemsOf(company)).sort((a, b) => b.id - a.id)[0] as typeof booking_item.$inferSelect;

describe('where a document can go', () => {
  it('are for an accountant the other clients whose books they keep', async () => {
    expect(await names(here)).toEqual(['Bloemen']);
    expect(await names(await inBooksOf(app, owner, florist))).toEqual(['Bakkerij']);
    expect(await names(await inBooksOf(app, colleague, bakery))).toEqual([]);
    expect(await names(here, 'bakk')).toEqual([]);
  });

  it('are for an entrepreneur the other administrations of their own that keep books here', async () => {
    const baker = await aMember(app, { company: bakery });
    const shop = await aCompany(app, { name: 'Winkel', booking_enabled: 1 });
    await aMember(app, { user: baker.user, company: shop, is_default: false });
    await aMember(app, { user: baker.user, is_default: false });
    expect(await names(baker)).toEqual(['Winkel']);
  });
});

describe('a document that is moved', () => {
  it('is handed in anew there, as and when it was here, without what was filled in', async () => {
    const uploaded_date = new Date('2026-10-01T10:00Z');
    const id = await aDocument(app, here, {
      ...{ status: 1, tag: 'INK', uploaded_date, invoice_number: 'F-1', amount: 121 },
      ...{ bytes: 'van de meelfabriek', file_name: 'meel.pdf' },
    });
    expect(await move(id, florist.id)).toEqual({
      status: 200,
      body: { updated: [id], failed: [], duplicates: [] },
    });
    const there = await newest(florist);
    expect(there).toMatchObject({
      ...{ status: 0, tag: 'INK', uploaded_by: owner.user.id, uploaded_date },
      ...{ file_name: 'meel.pdf', invoice_number: '', amount: null, deleted_at: null },
    });
    const [stored] = await app.db.select().from(file).where(eq(file.id, there.file_id));
    expect(stored?.relation_id).toBe(florist.id);
    expect(Buffer.from(await app.store.get(there.file_id)).toString()).toBe('van de meelfabriek');
    expect((await ask(here, 'GET', `bookingitem/${id}`)).status).toBe(404);
    expect((await ask(here, 'GET', `bookingitem/${id}/temporary-url`)).status).toBe(404);
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('takes along the links to its file that were given out before', async () => {
    const id = await aDocument(app, here);
    const { body: url } = await ask(here, 'GET', `bookingitem/${id}/temporary-url`);
    const fetched = async () => (await app.http.inject({ url })).statusCode;
    expect(await fetched()).toBe(200);
    await move(id, florist.id);
    expect(await fetched()).toBe(404);
  });

  it('stays when its file is damaged, and holds up no other', async () => {
    const id = await aDocument(app, here);
    const [{ file_id } = { file_id: '' }] = await app.db
      .select()
      .from(booking_item)
      .where(eq(booking_item.id, id));
    await app.db.update(file).set({ sha256: 'other' }).where(eq(file.id, file_id));
    const whole = await aDocument(app, here);
    const count = (await itemsOf(florist)).length;
    expect((await move(id, florist.id)).status).toBe(500);
    const both = { booking_item_ids: [id, whole], relation_id: florist.id };
    const { body } = await ask(here, 'PUT', 'bookingitem/transfer/multiple', both);
    expect([body.updated, body.failed[0].id]).toEqual([[whole], id]);
    expect((await ask(here, 'GET', `bookingitem/${id}`)).status).toBe(200);
    expect(await itemsOf(florist)).toHaveLength(count + 1);
  });

  it('moves once, however often it is asked', async () => {
    const id = await aDocument(app, here, { bytes: 'een keer' });
    const count = (await itemsOf(florist)).length;
    const answers = [
      await move(id, florist.id, here, 'k1'),
      await move(id, florist.id, here, 'k1'),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect((await move(id, florist.id)).status).toBe(409);
    expect(await itemsOf(florist)).toHaveLength(count + 1);
  });

  it('is either moved with its new label or without when both happen at once', async () => {
    const id = await aDocument(app, here);
    const [moved, labelled] = await Promise.all([
      move(id, florist.id),
      ask(here, 'PUT', `bookingitem/${id}/label`, { tag: 'VRK' }),
    ]);
    expect(moved.status).toBe(200);
    expect((await newest(florist)).tag).toBe(labelled.status === 200 ? 'VRK' : null);
  });

  it('is told apart when the same bytes are there already', async () => {
    const there = await inBooksOf(app, owner, florist);
    await aDocument(app, there, { bytes: 'dubbel' });
    const id = await aDocument(app, here, { bytes: 'dubbel' });
    expect((await move(id, florist.id)).body.duplicates).toEqual([id]);
  });

  it('comes back, and is no longer there', async () => {
    const id = await aDocument(app, here);
    await move(id, florist.id);
    const there = await newest(florist);
    const undo = { booking_item_ids: [id], is_confirmed: true };
    expect((await ask(here, 'PUT', 'bookingitem/restore/multiple', undo)).body.updated).toEqual([
      id,
    ]);
    expect(
      (await itemsOf(florist)).find((each) => each.id === there.id)?.deleted_at,
    ).not.toBeNull();
    const told = await app.db
      .select({ relation_id: audit.relation_id, user_id: audit.user_id })
      .from(audit)
      .where(arrayContains(audit.about, [`booking_item.${there.id}`]))
      .orderBy(asc(audit.id));
    const by = { user_id: owner.user.id };
    expect(told).toEqual([
      { relation_id: florist.id, ...by },
      { relation_id: florist.id, ...by },
      { relation_id: bakery.id, ...by },
    ]);
  });

  it('goes back to where it came from, but not next to what has the same page there by now', async () => {
    const there = await inBooksOf(app, owner, florist);
    const [source, earlier, part] = [
      await aDocument(app, here, { amount_pages: 2 }),
      await aDocument(app, here, { file_name: 'eerder.pdf' }),
      await aDocument(app, here),
    ];
    const of = { relation_id: bakery.id, source_relation_id: bakery.id, source_item_id: source };
    await keepOrigins(
      app.db,
      [earlier, part].map((item_id) => ({ ...of, item_id, kind: 'cut', pages: [1] })),
    );
    const gone = { booking_item_ids: [source, earlier] };
    await ask(here, 'PUT', 'bookingitem/delete/multiple', gone);

    await move(part, florist.id);
    const back = await move((await newest(florist)).id, bakery.id, there);
    expect(back).toMatchObject({ status: 200 });
    await move((await newest(bakery)).id, florist.id);
    const moved = (await newest(florist)).id;
    const undo = { booking_item_ids: [earlier], is_confirmed: true };
    expect((await ask(here, 'PUT', 'bookingitem/restore/multiple', undo)).body.failed).toEqual([]);
    const message =
      'Wat in dit document staat, staat daar al in eerder.pdf. Verwijder dat daar eerst.';
    expect(await move(moved, bakery.id, there)).toMatchObject({ status: 409, body: { message } });
    const all = { booking_item_ids: [moved], relation_id: bakery.id };
    const { body } = await ask(there, 'PUT', 'bookingitem/transfer/multiple', all);
    expect(body).toMatchObject({ updated: [], failed: [{ id: moved, message }] });
  });

  it('goes nowhere that one cannot reach any more, and does not come back from there', async () => {
    const gone = await aFirmClient(app, owner.company, { name: 'Vertrekt' });
    const [id, moved] = [await aDocument(app, here), await aDocument(app, here)];
    await move(moved, gone.id);
    await app.db
      .update(administration_relation)
      .set({ active: 0 })
      .where(eq(administration_relation.enterprise_id, gone.id));
    expect((await move(id, gone.id)).status).toBe(404);
    const undo = { booking_item_ids: [moved], is_confirmed: true };
    const { body } = await ask(here, 'PUT', 'bookingitem/restore/multiple', undo);
    expect(body.failed[0].message).toContain('geen toegang');
  });

  it('comes back from a person, where it could go before', async () => {
    const person = await aFirmClient(app, owner.company, { name: 'Mia' });
    const [id, other] = [await aDocument(app, here), await aDocument(app, here)];
    await move(id, person.id);
    await app.db.update(relation).set({ type: 1 }).where(eq(relation.id, person.id));
    expect((await move(other, person.id)).status).toBe(404);
    const undo = { booking_item_ids: [id], is_confirmed: true };
    const { body } = await ask(here, 'PUT', 'bookingitem/restore/multiple', undo);
    expect(body).toEqual({ updated: [id], failed: [] });
  });

  it('does not come back while what is made of it has something of where one cannot go any more', async () => {
    const gone = await aFirmClient(app, owner.company, { name: 'Vertrekt ook' });
    const there = await inBooksOf(app, owner, gone);
    const [id, other] = [await aDocument(app, here), await aDocument(app, there)];
    await move(id, gone.id);
    const moved = await newest(gone);
    // What these two were merged into there was moved on, to where one still can go.
    const merged = await aDocument(app, there);
    const of = {
      relation_id: gone.id,
      source_relation_id: gone.id,
      kind: 'merge',
      pages: null,
    } as const;
    await keepOrigins(
      app.db,
      [moved.id, other].map((source_item_id) => ({ ...of, item_id: merged, source_item_id })),
    );
    const ids = { booking_item_ids: [moved.id, other] };
    await ask(there, 'PUT', 'bookingitem/delete/multiple', ids);
    await move(merged, florist.id, there);
    await app.db
      .update(administration_relation)
      .set({ active: 0 })
      .where(eq(administration_relation.enterprise_id, gone.id));

    const undo = { booking_item_ids: [id], is_confirmed: true };
    const { body } = await ask(here, 'PUT', 'bookingitem/restore/multiple', undo);
    expect(body).toEqual({
      updated: [],
      failed: [{ id, message: expect.stringContaining('ook gemaakt van een document in een') }],
    });
    const inTrash = (await itemsOf(gone)).map(({ deleted_at }) => deleted_at);
    expect(inTrash).not.toContain(null);
  });

  it('names of several those that cannot go', async () => {
    const [free, booked] = [await aDocument(app, here), await aDocument(app, here, { status: 2 })];
    const { body } = await ask(here, 'PUT', 'bookingitem/transfer/multiple', {
      booking_item_ids: [free, booked],
      relation_id: florist.id,
    });
    expect([body.updated, body.failed[0].id]).toEqual([[free], booked]);
  });
});
