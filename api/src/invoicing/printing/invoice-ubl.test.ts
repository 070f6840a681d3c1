import { eq, sql } from 'drizzle-orm';
import { streamWith } from '../../formats/pdf/testing/pdf-parts';
import { pdfText } from '../../formats/pdf/testing/pdf-text';
import { invoice } from '../../platform/database/schema/invoicing';
import { relation } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import type { StoredInvoice } from '../store';
import { aForm, aLine, callsOf } from '../testing/an-invoice';
import { invoicePdf } from './invoice-pdf';
import { invoiceUbl } from './invoice-ubl';
import { reminderPdf } from './reminder-pdf';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { name: 'De Gouden Lepel' });
  calls = callsOf(app, member.headers);
});

const download = async (id: number, headers = member.headers) => {
  const url = `/api/invoicing/v1/invoice/${id}/downloadxml`;
  return app.http.inject({ method: 'GET', url, headers });
};
const stored = async (id: number) =>
  (await app.db.select().from(invoice).where(eq(invoice.id, id)))[0] as StoredInvoice;
const change = (company: Company, values: Partial<Company>) =>
  app.db.update(relation).set(values).where(eq(relation.id, company.id));

describe('GET invoice/{id}/downloadxml', () => {
  it('is the invoice as UBL, under its name', async () => {
    const { id } = await calls.aSent(aForm(customer, { reference: 'PO-88213' }));
    const reply = await download(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('Factuur 2026-0001.xml');
    for (const part of [
      '<cbc:ID>2026-0001</cbc:ID>',
      '<cbc:BuyerReference>PO-88213</cbc:BuyerReference>',
      '<cbc:RegistrationName>De Gouden Lepel</cbc:RegistrationName>',
      '<cbc:PayableAmount currencyID="EUR">121.00</cbc:PayableAmount>',
    ])
      expect(reply.body).toContain(part);
  });

  it('is the same file ever after, whatever changes, also when it is asked for twice at once', async () => {
    const { id, updated_at } = await calls.aSent(aForm(customer));
    const [once, again] = await Promise.all([download(id), download(id)]);
    expect(again.rawPayload.equals(once.rawPayload)).toBe(true);
    // `updated_at` stays: a user who has the invoice open can still send it.
    expect((await stored(id)).updated_at.toISOString()).toBe(updated_at);

    await change(member.company, { name: 'Anders', tax_number: '' });
    await change(customer, { name: 'Anders' });
    await calls.put(`invoice/${id}/payment`, { completed: true });
    expect((await download(id)).rawPayload.equals(once.rawPayload)).toBe(true);
    const { rows } = await app.db.execute(
      sql`select 1 from file where relation_id = ${member.company.id} and content_type = 'application/xml'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is made from what was frozen, also when it is asked for later', async () => {
    const { id } = await calls.aSent(aForm(customer));
    await change(customer, { name: 'Anders', address: '' });
    const { statusCode, body } = await download(id);
    expect(statusCode).toBe(200);
    expect(body).toContain('De Gouden Lepel');
  });

  it('is a CreditNote that names the invoice which it takes back', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const { body: credit } = await calls.post(`invoice/${id}/credit`);
    await calls.put(`invoice/${credit.id}/sent`);
    const reply = await download(credit.id);
    expect(reply.headers['content-disposition']).toContain('Creditfactuur 2026-0002.xml');
    expect(reply.body).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(reply.body.replace(/\s+/g, '')).toContain(
      '<cac:InvoiceDocumentReference><cbc:ID>2026-0001</cbc:ID><cbc:IssueDate>2026-03-02</cbc:IssueDate>',
    );
  });

  it('is not there for a concept, nor for another company', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const refused = await download(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Een concept heeft nog geen UBL');
    expect(await invoiceUbl(app, await stored(id))).toBeNull();

    const sent = await calls.aSent(aForm(customer));
    const { headers } = await aMember(app);
    expect((await download(sent.id, headers)).statusCode).toBe(404);
  });

  it('says what is missing; the invoice itself goes, without it', async () => {
    await change(member.company, { bank_account: '', tax_number: '' });
    const { id } = await calls.aSent(aForm(customer));
    const refused = await download(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      'De UBL kan niet worden gemaakt: het btw-nummer van je bedrijf ontbreekt (BR-S-02), de bankrekening van je bedrijf ontbreekt (NL-R-007).',
    );
    expect(await invoiceUbl(app, await stored(id))).toBeNull();
    expect((await stored(id)).ubl_file_id).toBeNull();
    const pdf = Buffer.from(await invoicePdf(app, await stored(id)));
    expect(pdf.includes('/EmbeddedFile')).toBe(false);
  });
});

describe('the PDF of a sent invoice', () => {
  it('has the very same UBL inside', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const pdf = Buffer.from(await invoicePdf(app, await stored(id)));
    const { rawPayload } = await download(id);
    expect(streamWith(pdf, '/Type /EmbeddedFile').equals(rawPayload)).toBe(true);
  });

  it('says nothing of payments, and a reminder what is left', async () => {
    const products = [aLine({ value: 1000 })];
    const { id } = await calls.aSent(aForm(customer, { products }));
    await calls.put(`invoice/${id}/payment`, { completed: false, payment: 210 });
    const now = await stored(id);
    const [paper] = await pdfText(await invoicePdf(app, now));
    expect(paper).toContain('Totaal € 1.210,00 Te betalen € 1.210,00');
    expect(paper).not.toContain('€ -210,00');

    const asked = { date: '2026-05-01', amount_due: now.open_amount };
    const [reminder] = await pdfText(await reminderPdf(app, now, asked));
    expect(reminder).toContain('Herinnering');
    expect(reminder).toContain('Datum herinnering 01-05-2026');
    expect(reminder).toContain('Nog te betalen € 1.000,00');
    const { body: credit } = await calls.post(`invoice/${id}/credit`);
    await calls.put(`invoice/${credit.id}`, aForm(customer));
    await calls.put(`invoice/${credit.id}/sent`);
    const later = await stored(id);
    const [other] = await pdfText(
      await reminderPdf(app, later, { ...asked, amount_due: later.open_amount }),
    );
    expect(other).toContain('Gecrediteerd € -121,00 Al voldaan € -210,00 Nog te betalen € 879,00');
    const [again, same] = [await invoicePdf(app, await stored(id)), await invoicePdf(app, now)];
    expect(Buffer.from(again).equals(Buffer.from(same))).toBe(true);
  });
});
