import { eq, sql } from 'drizzle-orm';
import { makeUbl } from '../../formats/ubl/make-ubl';
import { aUblCredit, aUblInvoice } from '../../formats/ubl/testing/a-ubl-invoice';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import { StorageAway } from '../../platform/files/storage-away';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';

const app = appUnderTest();
const BASE = '/api/administrations/v1/bookingitem';
let member: Member;

beforeEach(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

const ask = async (method: 'GET' | 'PUT', path: string, payload?: object) =>
  (
    await app.http.inject({ method, url: `${BASE}/${path}`, headers: member.headers, payload })
  ).json();

async function upload(xml: string): Promise<number> {
  const { payload, headers } = formWithFile({ name: 'factuur.xml', bytes: xml });
  const reply = await app.http.inject({
    method: 'POST',
    url: `${BASE}/upload`,
    headers: { ...member.headers, ...headers },
    payload,
  });
  return reply.json().item.id;
}

/** As it is ready to be booked. */
async function processed(xml: string, filled: object = {}) {
  const id = await upload(xml);
  await app.db
    .update(booking_item)
    .set({ file_locked: false, ...filled })
    .where(eq(booking_item.id, id));
  await ask('PUT', `${id}/label`, { tag: 'INK' });
  await ask('PUT', `${id}/tag`, {});
  await app.jobs.drain();
  return ask('GET', String(id));
}

const aSupplier = (own: object) =>
  aCustomer(app, member.company, { enterprise_relation_type: 'supplier', ...own });

describe('a processed document', () => {
  it('is filled in with what the e-invoice in it says', async () => {
    const { id } = await aSupplier({ name: 'Jansen', tax_number: 'NL 0044.95.445.B01' });
    await aSupplier({ name: 'Pietersen', tax_number: 'NL000099998B57' });
    expect(await processed(makeUbl(aUblInvoice()))).toMatchObject({
      status: 1,
      invoice_number: '2026-0001',
      date: '2026-11-20',
      amount: 121,
      currency: 'EUR',
      is_credit: false,
      bank_account: 'NL91ABNA0417164300',
      reference: '2026-0001',
      supplier_relation_id: id,
    });
  });

  it('keeps what somebody filled in, and the sign that goes with the amount', async () => {
    const filled = { invoice_number: 'EIGEN', amount: 12.5 };
    expect(await processed(makeUbl(aUblCredit()), filled)).toMatchObject({
      ...filled,
      is_credit: false,
      date: '2026-11-20',
    });
    expect(await processed(makeUbl(aUblCredit()))).toMatchObject({ amount: 121, is_credit: true });
  });

  it('is of nobody when two suppliers have the same numbers, or a customer has them', async () => {
    await aSupplier({ name: 'Een', bank_account: 'NL91ABNA0417164300' });
    await aSupplier({ name: 'Twee', bank_account: 'NL91 ABNA 0417 1643 00' });
    await aCustomer(app, member.company, { tax_number: 'NL004495445B01' });
    const { supplier_relation_id, status } = await processed(makeUbl(aUblInvoice()));
    expect([supplier_relation_id, status]).toEqual([null, 1]);
  });

  it.each([
    ['account', { bank_account: 'NL91ABNA0417164300' }],
    ['number of the trade register', { coc_number: '69599084' }],
  ])('is not of who has another VAT number, whoever has the %s as well', async (_, shared) => {
    const other = await aSupplier({ name: 'Factor', tax_number: 'NL000099998B57', ...shared });
    expect((await processed(makeUbl(aUblInvoice()))).supplier_relation_id).toBeNull();
    await app.db.update(relation).set({ tax_number: '' }).where(eq(relation.id, other.id));
    expect((await processed(makeUbl(aUblInvoice()))).supplier_relation_id).toBe(other.id);
  });

  it('is ready to be booked also when its file is gone', async () => {
    const id = await upload(makeUbl(aUblInvoice()));
    await ask('PUT', `${id}/label`, { tag: 'INK' });
    const [stored] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
    await app.store.delete(stored?.file_id ?? '');
    await ask('PUT', `${id}/tag`, {});
    await app.jobs.drain();
    expect(await ask('GET', String(id))).toMatchObject({ status: 1, invoice_number: '' });
  });

  it.each([
    ['its file cannot be asked for now', new StorageAway(null)],
    ['there is no room to open it', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ])('is not called broken because %s: it is read later', async (_, error) => {
    const get = jest.spyOn(app.store, 'get').mockRejectedValueOnce(error);
    const { id, status } = await processed(makeUbl(aUblInvoice()));
    get.mockRestore();
    expect(status).toBe(4);
    await app.db.execute(
      sql`update pgboss.job set start_after = now() where name = 'recognise-document'`,
    );
    await app.jobs.drain();
    const read = { status: 1, invoice_number: '2026-0001', recognised: { problem: null } };
    expect(await ask('GET', String(id))).toMatchObject(read);
  });
});

describe('documents that may be the same', () => {
  let made = 0;
  const same = async (first: object, second: object) => {
    const supplier = await aSupplier({ name: 'Molen' });
    const ids: number[] = [];
    for (const filled of [first, second]) {
      const id = await upload(makeUbl(aUblInvoice({ number: `N-${made++}` })));
      const own = { supplier_relation_id: supplier.id, ...filled };
      await app.db.update(booking_item).set(own).where(eq(booking_item.id, id));
      ids.push(id);
    }
    const found = await ask('GET', `${ids[1]}/duplicates`);
    return found.map((one: { id: number; reason: string }) => [one.id === ids[0], one.reason]);
  };

  it('have the same bytes', async () => {
    const xml = makeUbl(aUblInvoice());
    const first = await upload(xml);
    const second = await upload(xml);
    expect(await ask('GET', `${second}/duplicates`)).toMatchObject([{ id: first, reason: 'file' }]);
  });

  it.each([
    ['F-0110', 'f 0110', [[true, 'number']]],
    ['0110', '110', [[true, 'number']]],
    ['2026.0007', '20260007', [[true, 'number']]],
    ['110', '111', []],
    ['000', '-', []],
  ])('number %s and %s of one supplier: %j', async (one, other, found) => {
    expect(await same({ invoice_number: one }, { invoice_number: other })).toEqual(found);
  });

  it.each([
    ['2026-11-01', '2026-11-04', 12.5, [[true, 'amount']]],
    ['2026-11-01', '2026-11-05', 12.5, []],
    ['2026-11-01', '2026-11-01', 12.51, []],
  ])('an amount on %s and %s (%d): %j', async (date, other, amount, found) => {
    expect(await same({ date, amount: 12.5 }, { date: other, amount })).toEqual(found);
  });

  it('are not a credit note and its invoice, nor those of two suppliers', async () => {
    const filled = { invoice_number: 'F-1' };
    expect(await same(filled, { ...filled, is_credit: true })).toEqual([]);
    const other = await aSupplier({ name: 'Ander' });
    expect(await same({ ...filled, supplier_relation_id: other.id }, filled)).toEqual([]);
  });
});
