import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { pdfText } from '../../formats/pdf/testing/pdf-text';
import { invoice } from '../../platform/database/schema/invoicing';
import { audit } from '../../platform/database/schema/platform';
import { relation } from '../../platform/database/schema/relations';
import { filesIn } from '../../platform/files/files';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { printedInvoice } from '../printing/printed';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { name: 'De Gouden Lepel' });
  calls = callsOf(app, member.headers);
});

describe('the PDF of a sent invoice', () => {
  const download = async (id: number) => {
    const { body } = await calls.get(`invoice/${id}/download`);
    return Buffer.from(body, 'base64');
  };

  it('stays as it was sent, whatever becomes of the customer', async () => {
    const { id } = await calls.aSent(aForm(customer));
    await app.db.update(relation).set({ name: 'Anders' }).where(eq(relation.id, customer.id));
    const first = await download(id);
    expect((await pdfText(first)).join()).toContain('2026-0001');
    expect((await pdfText(first)).join()).toContain('De Gouden Lepel');

    await app.db.update(relation).set({ city: 'Elders' }).where(eq(relation.id, member.company.id));
    expect((await download(id)).equals(first)).toBe(true);
  });

  async function aLogo(width: number) {
    const { files } = filesIn(app.store, app.db);
    const picture = { width, height: 20, channels: 3, background: '#c60' } as const;
    const source = await sharp({ create: picture }).png().toBuffer();
    const of = { relation_id: member.company.id, content_type: 'image/png', source };
    const { id: logo_file_id } = await files.put({ ...of, name: 'logo.png' });
    await app.db.update(relation).set({ logo_file_id }).where(eq(relation.id, of.relation_id));
    return logo_file_id;
  }

  it('carries the logo that the company had when it was sent', async () => {
    await aLogo(41);
    const { id } = await calls.aSent(aForm(customer));
    await aLogo(42);
    expect((await download(id)).toString('latin1')).toContain('/Width 41');
    const concept = await calls.aConcept(aForm(customer));
    expect((await download(concept.id)).toString('latin1')).toContain('/Width 42');
  });

  it.each([
    ['is refused to us', { $metadata: { httpStatusCode: 403 } }],
    ['cannot be opened beside so many others', { code: 'EMFILE' }],
  ])('is not made without its logo because that %s for a moment', async (_, why) => {
    const logo = await aLogo(43);
    const { id } = await calls.aSent(aForm(customer));
    const { get } = app.store;
    const getting = jest.spyOn(app.store, 'get').mockImplementation(async (key) => {
      if (key === logo) throw Object.assign(new Error('not now'), why);
      return get(key);
    });
    expect((await calls.get(`invoice/${id}/download`)).status).toBe(500);
    getting.mockRestore();
    expect((await download(id)).toString('latin1')).toContain('/Width 43');
  });

  it('is not made without its logo because the database is away for a moment', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const logo_file_id = randomUUID();
    const [sent] = await app.db.select().from(invoice).where(eq(invoice.id, id));
    const away = { get: () => Promise.reject(new Error('connection lost')) };
    const made = printedInvoice({ db: app.db, files: away }, { ...sent, logo_file_id } as never);
    await expect(made).rejects.toThrow('connection lost');
  });

  it('promises with a credit what was paid when it was sent, and no more', async () => {
    const { id } = await calls.aSent(aForm(customer));
    await calls.put(`invoice/${id}/payment`, { completed: false, payment: 100 });
    const { body: credit } = await calls.post(`invoice/${id}/credit`);
    const concept = (await pdfText(await download(credit.id))).join();
    await calls.put(`invoice/${credit.id}/sent`);
    const sent = (await pdfText(await download(credit.id))).join();
    for (const text of [concept, sent])
      expect(text).toContain('Verrekend met factuur 2026-0001 € 21,00 Te ontvangen € 100,00');
    expect(sent).not.toContain('€ 121,00 krijg je');
  });

  it('is one file, also when it is asked for twice at once', async () => {
    const { id, updated_at } = await calls.aSent(aForm(customer));
    const [once, again] = await Promise.all([download(id), download(id)]);
    expect(again.equals(once)).toBe(true);
    const { rows } = await app.db.execute(
      sql`select 1 from file where relation_id = ${member.company.id} and content_type = 'application/pdf'`,
    );
    expect(rows).toHaveLength(1);
    // `updated_at` stays: a user who has the invoice open can still send it.
    expect((await calls.get(`invoice/${id}`)).body.updated_at).toBe(updated_at);
  });

  it('is not kept for a concept, nor for what is not saved', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    expect((await pdfText(await download(id))).join()).toContain('Conceptfactuur');
    const traces = await app.db.$count(audit);
    const { body } = await calls.post('invoice/download', aForm(customer, { reference: 'PO-77' }));
    expect(await app.db.$count(audit)).toBe(traces);
    expect((await pdfText(Buffer.from(body, 'base64'))).join()).toContain('PO-77');

    const [row] = await app.db.select().from(invoice).where(eq(invoice.id, id));
    expect(row?.pdf_file_id).toBeNull();
    expect((await calls.get('invoices')).body.pagination.itemsLength).toBe(1);
  });

  it('is hidden from other companies', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect((await stranger.get(`invoice/${id}/download`)).status).toBe(404);
    expect((await stranger.post('invoice/download', aForm(customer))).status).toBe(404);
  });
});
