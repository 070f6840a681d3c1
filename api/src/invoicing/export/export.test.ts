import { today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { invoice } from '../../platform/database/schema/invoicing';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { invoicePdf } from '../printing/invoice-pdf';
import { invoiceUbl } from '../printing/invoice-ubl';
import { findInvoice, type StoredInvoice } from '../store';
import { aStoredInvoice } from '../testing/a-stored-invoice';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { name: 'Café Zoë; "Bar"' });
  calls = callsOf(app, member.headers);
});

type InvoiceFields = Parameters<typeof aStoredInvoice>[2];
const add = (given: InvoiceFields = {}) =>
  aStoredInvoice(app, { company: member.company, customer }, { date: '2026-03-02', ...given });

const ask = (kind: 'csv' | 'zip', payload: object = {}, { headers } = member) =>
  app.http.inject({
    method: 'POST',
    url: `/api/invoicing/v1/invoice/export/${kind}`,
    headers,
    payload,
  });
const rowsOf = async (payload: object = {}) =>
  (await ask('csv', payload)).body.split('\r\n').slice(1, -1);

const HEADER =
  'Factuurnummer;Status;Klant;Factuurdatum;Vervaldatum;Onderwerp;Inkoop order (PO);' +
  'Totaal excl. btw;Btw;Totaal incl. btw;Betaald;Openstaand';

describe('POST invoice/export/csv', () => {
  it('is a table as a Dutch spreadsheet opens it, the oldest invoice first', async () => {
    const sent = {
      status: InvoiceStatus.partiallyPaid,
      prefix: '',
      number_year: 2026,
      prefix_id: 1,
    };
    await add({
      ...sent,
      invoice_number: '2026-0001',
      expiration_date: '2199-04-01',
      amount_paid: 21.5,
      total: 1234.56,
      total_ex_tax: 1020.3,
      description: 'Regel 1\nregel 2',
      reference: 'PO',
    });
    await add({ is_credit: true, date: '2026-02-01', expiration_date: '2026-02-01' });
    const reply = await ask('csv');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename="Facturen ${today()}.csv"`),
    });
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(reply.rawPayload.toString('utf8').slice(1).split('\r\n')).toEqual([
      HEADER,
      ';Verzonden;"Café Zoë; ""Bar""";01-02-2026;01-02-2026;;;-100,00;-21,00;-121,00;0,00;0,00',
      '2026-0001;Gedeeltelijk betaald;"Café Zoë; ""Bar""";02-03-2026;01-04-2199;' +
        '"Regel 1\nregel 2";PO;1020,30;214,26;1234,56;21,50;1213,06',
      '',
    ]);
  });

  it.each(['=1+1', '+1+1', '-5', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x";"y")'])(
    'gives %j as text, not as a formula',
    async (reference) => {
      await add({ reference });
      const [row] = await rowsOf();
      const cell = `'${reference}`;
      const quoted = /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
      expect((await ask('csv')).body).toContain(`;${quoted};100,00;`);
      expect(row).toBeDefined();
    },
  );

  it.each(['0123', '+31612345678', '4500012345678'])(
    'keeps all of %s, which a spreadsheet would take for a number',
    async (reference) => {
      await add({ reference });
      expect((await ask('csv')).body).toContain(`;"=""${reference}""";100,00;`);
    },
  );

  it('has what the filters, the search and the tab leave, and nothing of another company', async () => {
    const named = (description: string, given: InvoiceFields = {}) =>
      add({ description, search_text: description.toLowerCase(), ...given });
    await named('Maart', { status: InvoiceStatus.paid });
    await named('April concept', { status: InvoiceStatus.concept, date: '2026-04-01' });
    await named('April template', { status: InvoiceStatus.template, date: '2026-04-01' });
    await named('April', { expiration_date: '2199-01-01', date: '2026-04-01' });
    const company = (await aMember(app)).company;
    await aStoredInvoice(app, { company, customer: await aCustomer(app, company) });
    const subjects = async (payload: object) =>
      (await rowsOf(payload)).map((row) => /Zoë; ""Bar""";[^;]*;[^;]*;([^;]*)/.exec(row)?.[1]);

    expect(await subjects({})).toEqual(['Maart', 'April concept', 'April']);
    expect(await subjects({ tab: 'concept' })).toEqual(['April concept']);
    expect(await subjects({ tab: 'paid' })).toEqual(['Maart']);
    expect(await subjects({ search: 'april' })).toEqual(['April concept', 'April']);
    expect(await subjects({ from: '2026-04-01', tab: 'sent' })).toEqual(['April']);
    expect(await subjects({ to: '2026-03-31', search: 'april' })).toEqual([]);
    const refused = await ask('csv', { tab: 'recurring' });
    expect(refused.json().errors).toEqual({ invoice_ids: ['Kies facturen'] });
  });

  it('has the chosen ones whatever the filters, each once; one of another company is unknown', async () => {
    const [first, second] = [await add({ reference: 'A' }), await add({ reference: 'B' })];
    const ids = [second, second];
    expect(await rowsOf({ invoice_ids: ids, tab: 'paid' })).toEqual([
      expect.stringContaining(';B;'),
    ]);
    const stranger = await aMember(app);
    expect((await ask('csv', { invoice_ids: [first] }, stranger)).statusCode).toBe(404);
    expect((await ask('csv', { invoice_ids: [first, 2_000_000_000] })).statusCode).toBe(404);
  });

  it('leaves none out and gives none twice when there are thousands', async () => {
    await app.db.execute(sql`
      INSERT INTO invoice (relation_id, to_relation_id, customer_name, status, date,
                           expiration_date, total, total_ex_tax, reference)
      SELECT ${member.company.id}, ${customer.id}, 'K', 5, DATE '2026-03-01' + n % 3, '2026-05-01',
             121, 100, 'R' || n
      FROM generate_series(1, 4500) AS n`);
    const references = (await rowsOf()).map((row) => row.split(';')[6]);
    expect(references).toHaveLength(4500);
    expect(new Set(references).size).toBe(4500);
  });
});

describe('POST invoice/export/zip', () => {
  const stored = async (id: number) =>
    (await findInvoice(app.db, member.company.id, id)) as StoredInvoice;
  const unzipped = async (payload: object) => {
    const reply = await ask('zip', payload);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    return unzipSync(reply.rawPayload);
  };

  it('holds the PDF as it was sent, and the UBL when there is one; concepts are left out', async () => {
    const sent = await calls.aSent(aForm(customer));
    const { id: concept } = await calls.aConcept(aForm(customer));
    const files = await unzipped({ invoice_ids: [sent.id, concept] });
    const ubl = await invoiceUbl(app, await stored(sent.id));
    expect(Object.keys(files)).toEqual([
      `Factuur ${sent.invoice_number}.pdf`,
      ...(ubl ? [`Factuur ${sent.invoice_number}.xml`] : []),
    ]);
    const pdf = await invoicePdf(app, await stored(sent.id));
    expect(Buffer.compare(files[`Factuur ${sent.invoice_number}.pdf`] ?? pdf, pdf)).toBe(0);
    if (ubl) {
      const xml = files[`Factuur ${sent.invoice_number}.xml`];
      expect(new TextDecoder().decode(xml)).toBe(ubl.content);
    }
  });

  it('names credits as such, and keeps folders out of a name', async () => {
    const credit = await calls.aSent(aForm(customer));
    const slashed = await calls.aSent(aForm(customer));
    const twin = await calls.aSent(aForm(customer));
    await app.db.update(invoice).set({ is_credit: true }).where(eq(invoice.id, credit.id));
    for (const { id } of [slashed, twin])
      await app.db.update(invoice).set({ invoice_number: '../A/1' }).where(eq(invoice.id, id));
    const names = Object.keys(await unzipped({})).filter((name) => name.endsWith('.pdf'));
    expect(names).toEqual([
      `Creditfactuur ${credit.invoice_number}.pdf`,
      ...['Factuur ..-A-1.pdf', 'Factuur ..-A-1 (2).pdf'],
    ]);
  });

  it('refuses more than a hundred, and a choice without one that was sent', async () => {
    const concept = await add({ status: InvoiceStatus.concept });
    expect((await ask('zip', { invoice_ids: [concept] })).json().errors).toEqual({
      invoice_ids: ['Alleen verzonden facturen hebben een PDF'],
    });
    for (let count = 0; count < 101; count++) await add();
    const refused = await ask('zip');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      ...[422, { invoice_ids: ['Kies hooguit 100 facturen, of verklein de selectie'] }],
    ]);
  });

  it('knows no invoice of another company', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const reply = await ask('zip', { invoice_ids: [id] }, await aMember(app));
    expect(reply.statusCode).toBe(404);
  });
});
