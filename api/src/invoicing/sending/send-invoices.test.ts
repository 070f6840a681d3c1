import { eq, inArray, sql } from 'drizzle-orm';
import { mail } from '../../platform/database/schema/invoice-records';
import { audit } from '../../platform/database/schema/platform';
import { relation } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { general_email: 'facturen@lepel.example' });
  calls = callsOf(app, member.headers);
});

const send = async (...invoice_ids: number[]) =>
  (await calls.put('invoice/send/multiple', { invoice_ids })).body;
const aConcept = async (of = customer, given = {}) => (await calls.aConcept(aForm(of, given))).id;
const read = async (id: number) => (await calls.get(`invoice/${id}`)).body;

describe('PUT invoice/send/multiple', () => {
  it('mails each to its own customer, at the address for invoices or else the other one', async () => {
    const other = await aCustomer(app, member.company, {
      email: 'jan@klant.example',
      general_email: '',
    });
    const ids = [await aConcept(), await aConcept(other)];
    expect(await send(...ids)).toEqual({ updated: ids, failed: [] });
    expect(await Promise.all(ids.map(read))).toMatchObject([
      { invoice_number: '2026-0001', mails: [{ emails: ['facturen@lepel.example'] }] },
      { invoice_number: '2026-0002', mails: [{ emails: ['jan@klant.example'], state: 'queued' }] },
    ]);
    const [row] = await app.db
      .select()
      .from(mail)
      .where(eq(mail.invoice_id, ids[0] as number));
    expect(row).toMatchObject({ user_id: member.user.id, kind: 'invoice' });
    expect(row?.message).toContain('onze factuur 2026-0001 van € 121,00');
    expect(row?.message).toContain('Met vriendelijke groet,\nSanne de Boer');
  });

  it('mails none twice of which two people ask at once, nor one that was changed since it was shown', async () => {
    const ids = [await aConcept(), await aConcept()];
    const versions = Object.fromEntries(
      (await Promise.all(ids.map(read))).map(({ id, updated_at }) => [id, updated_at]),
    );
    const request = { invoice_ids: ids, versions };
    const both = await Promise.all([1, 2].map(() => calls.put('invoice/send/multiple', request)));
    expect(both.map(({ body }) => body.updated).sort()).toEqual([[], ids]);
    const [refused] = both.flatMap(({ body }) => body.failed);
    expect(refused.message).toContain('Sanne de Boer');
    for (const id of ids) expect((await read(id)).mails).toHaveLength(1);
  });

  it('asks for no payment once more of what was paid', async () => {
    const id = await aConcept();
    await send(id);
    await calls.put(`invoice/${id}/payment`, { completed: true });
    expect(await send(id)).toEqual({ updated: [id], failed: [] });
    const { mails } = await read(id);
    expect(mails[0].message).toContain('Je hoeft hiervoor niets te betalen.');
    expect(mails[1].message).toContain('Wil je het bedrag');
  });

  it('sends the good ones among bad, foreign and repeated ones, and gives no number away for the rest', async () => {
    const silent = await aCustomer(app, member.company, { email: '', general_email: '' });
    const shifted = await aCustomer(app, member.company, { tax_number: 'NL123456782B12' });
    const reversed = await aConcept(shifted, { products: [aLine({ tax_id: 4 })] });
    await app.db.update(relation).set({ tax_number: '' }).where(eq(relation.id, shifted.id));
    const stranger = await aMember(app);
    const theirs = await callsOf(app, stranger.headers).aConcept(
      aForm(await aCustomer(app, stranger.company)),
    );
    const [first, unmailable, last] = [await aConcept(), await aConcept(silent), await aConcept()];

    const { updated, failed } = await send(
      last,
      reversed,
      first,
      theirs.id,
      unmailable,
      first,
      2e9,
    );
    expect(updated).toEqual([first, last]);
    expect(failed).toEqual([
      { id: reversed, message: 'BTW nummer verplicht bij BTW verlegd' },
      { id: theirs.id, message: 'Factuur niet gevonden' },
      { id: unmailable, message: 'Minimaal 1 e-mailadres is verplicht' },
      { id: 2e9, message: 'Factuur niet gevonden' },
    ]);
    expect([(await read(first)).invoice_number, (await read(last)).invoice_number]).toEqual([
      ...['2026-0001', '2026-0002'],
    ]);
    for (const id of [reversed, unmailable])
      expect(await read(id)).toMatchObject({ status: 3, invoice_number: null, mails: [] });
    const ids = [first, last, reversed, unmailable, theirs.id];
    expect(await app.db.$count(mail, inArray(mail.invoice_id, ids))).toBe(2);
  });

  it('sends nothing at all when something breaks half-way', async () => {
    const ids = [await aConcept(), await aConcept()];
    const check = sql.raw(`alter table mail add constraint full_disk
      check (invoice_id <> ${ids[1]}) not valid`);
    await app.db.execute(check);
    const { status } = await calls.put('invoice/send/multiple', { invoice_ids: ids });
    await app.db.execute(sql`alter table mail drop constraint full_disk`);
    expect(status).toBe(500);
    for (const id of ids) expect(await read(id)).toMatchObject({ status: 3, mails: [] });
    expect((await send(...ids)).updated).toEqual(ids);
    expect((await read(ids[0] as number)).invoice_number).toBe('2026-0001');
  });

  it('mails all under one subject, each with its own number, with a copy to who sends it', async () => {
    const invoice_ids = [await aConcept(), await aConcept()];
    const subject = 'Nummer {invoice_number}';
    await calls.put('invoice/send/multiple', { invoice_ids, subject, copy_to_self: true });
    const copy_to = member.user.email;
    for (const [at, id] of invoice_ids.entries())
      expect((await read(id)).mails).toMatchObject([
        { subject: `Nummer 2026-000${at + 1}`, copy_to },
      ]);
  });

  it('mails what was sent before again under its number', async () => {
    const { id } = await calls.aSent(aForm(customer));
    expect((await send(id)).updated).toEqual([id]);
    expect(await read(id)).toMatchObject({ invoice_number: '2026-0001', mails: [{}] });
  });

  it('says of a credit that there is nothing to pay, also to who has its own e-mail text', async () => {
    await calls.post('invoicetemplate', { template: 'Graag snel betalen.' });
    const { id } = await calls.aSent(aForm(customer));
    const credit = (await calls.post(`invoice/${id}/credit`)).body;
    await send(credit.id);
    expect((await read(credit.id)).mails[0].message).toContain('niets te betalen');
  });

  it('leaves one trace, with each invoice in it', async () => {
    const ids = [await aConcept(), await aConcept()];
    await send(...ids);
    const [row] = await app.db
      .select()
      .from(audit)
      .where(eq(audit.entity_id, ids[0] as number));
    const rows = await app.db.select().from(audit).where(eq(audit.relation_id, member.company.id));
    const bulk = rows.filter(({ action }) => action.endsWith('send/multiple'));
    expect(row).toBeDefined();
    expect(bulk).toHaveLength(1);
    expect(bulk[0]?.changes).toMatchObject({ [`invoice.${ids[1]}.status`]: [3, 5] });
  });

  it.each([
    ['nothing', []],
    ['101 invoices', Array.from({ length: 101 }, (_, at) => at + 1)],
  ])('refuses %s', async (_, invoice_ids) => {
    expect((await calls.put('invoice/send/multiple', { invoice_ids })).status).toBe(422);
  });
});
