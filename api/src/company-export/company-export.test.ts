import { createHash } from 'node:crypto';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { partyOf } from '../invoicing/party-of';
import { findCompany } from '../invoicing/party-store';
import { generateDueInvoices } from '../invoicing/recurrence/generate-due-invoices';
import { aRepeater } from '../invoicing/recurrence/testing/a-repeater';
import { insertUnsent } from '../invoicing/sending/store';
import { aStoredInvoice } from '../invoicing/testing/a-stored-invoice';
import { aForm, aLine, callsOf } from '../invoicing/testing/an-invoice';
import { ledger_account } from '../platform/database/schema/accounting';
import { booking_line } from '../platform/database/schema/bookings';
import { booking_item } from '../platform/database/schema/bookkeeping';
import { invoice } from '../platform/database/schema/invoicing';
import { relation, relation_user } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { aDocument } from '../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { aQuestion } from '../testing/a-question';
import { linkOffice } from '../testing/an-accounting-link';
import { appUnderTest } from '../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../testing/builders';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

const ask = ({ headers } = member) =>
  app.http.inject({ method: 'POST', url: '/api/relations/v1/export', headers });
const fetched = (url: string) => app.http.inject({ url });

/** What is in the zip, by name. */
async function exported(of = member): Promise<Record<string, Uint8Array>> {
  const { rawPayload } = await fetched((await ask(of)).json());
  return unzipSync(rawPayload);
}

const textOf = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());

/** The cells of a table without what a spreadsheet needs, by its columns. */
function rowsOf(files: Record<string, Uint8Array>, name: string) {
  const [head = '', ...lines] = textOf(files, name).replace('\uFEFF', '').trimEnd().split('\r\n');
  const columns = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';').map((cell) => /^="(.*)"$/.exec(cell)?.[1] ?? cell);
    expect(cells).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
  });
}

const sha256 = (bytes: Uint8Array = new Uint8Array()) =>
  createHash('sha256').update(bytes).digest('hex');

const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);

/** A company with an invoice, a credit, a payment, documents in every place, and a question. */
async function aFullCompany() {
  const { company } = member;
  const calls = callsOf(app, member.headers);
  const customer = await aCustomer(app, company, { name: '=Klant' });
  const lines = [
    aLine({ amount: 1.5, value: 33.33 }),
    aLine({ title: 'Boek', value: 0.05, tax_id: 2 }),
  ];
  const sent = await calls.aSent(aForm(customer, { products: lines }));
  await calls.put(`invoice/${sent.id}/payment`, { completed: true, payment: null });
  const { body: credit } = await calls.post(`invoice/${sent.id}/credit`);
  await calls.put(`invoice/${credit.id}/sent`);
  await calls.aConcept(aForm(customer));
  const id = await aDocument(app, member, {
    ...{ tag: 'INK', file_name: 'bon.pdf', amount: 1210.1, is_credit: true, bytes: '%PDF-1.4 een' },
  });
  await app.db.insert(booking_line).values({
    ...{ relation_id: company.id, booking_item_id: id, position: 0 },
    ...{ value: 1000.09, vat: 210.01, description: '@SOM' },
  });
  await aDocument(app, member, { tag: 'INK', file_name: 'BON.pdf', bytes: '%PDF-1.4 twee' });
  await aDocument(app, member, {
    ...{ file_name: 'weg.pdf', deleted_at: new Date(), deleted_by: member.user.id },
  });
  await aQuestion(app, member, { said: [{ by: member.user, message: 'Wat is dit?\nZeg het' }] });
  return { invoice: sent, document: id };
}

describe('everything of a company as one zip', () => {
  it('holds all of it, to the cent, with a checksum of every file', async () => {
    const { invoice, document } = await aFullCompany();
    const files = await exported();

    const sums = textOf(files, 'SHA256SUMS').trimEnd().split('\n');
    const summed = sums.map((line) => line.slice(66));
    expect(summed.sort()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'SHA256SUMS')
        .sort(),
    );
    for (const line of sums) expect(sha256(files[line.slice(66)])).toBe(line.slice(0, 64));
    const manifest = rowsOf(files, 'manifest.csv');
    expect(manifest.filter(({ Opmerking }) => Opmerking)).toEqual([]);
    for (const { Bestand = '', Bytes, 'SHA-256': sum } of manifest) {
      expect([Number(Bytes), sum]).toEqual([files[Bestand]?.length, sha256(files[Bestand])]);
    }
    const counts = Object.fromEntries(
      manifest.filter(({ Regels }) => Regels).map(({ Bestand, Regels }) => [Bestand, Regels]),
    );
    expect(counts).toMatchObject({
      'facturen/facturen.csv': '3',
      'facturen/betalingen.csv': '1',
      'boekhouding/documenten.csv': '4',
      'boekhouding/boekingsregels.csv': '1',
      'boekhouding/vragen.csv': '1',
      'relaties/relaties.csv': '1',
      'bedrijf/gebruikers.csv': '1',
    });

    const invoices = rowsOf(files, 'facturen/facturen.csv');
    const told = invoices.find(({ Nr }) => Nr === String(invoice.id));
    expect(told).toMatchObject({ Klant: "'=Klant", Factuurdatum: '02-03-2026' });
    expect(cents(told?.['Totaal incl. btw'])).toBe(Math.round(invoice.total * 100));
    expect(cents(told?.Betaald)).toBe(cents(told?.['Totaal incl. btw']));
    const credit = invoices.find(({ 'Crediteert factuur': of }) => of === invoice.invoice_number);
    expect(cents(credit?.['Totaal incl. btw'])).toBe(-cents(told?.['Totaal incl. btw']));
    const pdf = textOf(files, told?.Pdf ?? '');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(rowsOf(files, 'facturen/factuurregels.csv')).toContainEqual(
      expect.objectContaining({ Titel: 'Advies', Aantal: '1,5', Prijs: '33,33', Btw: '21%' }),
    );

    const documents = rowsOf(files, 'boekhouding/documenten.csv');
    const paper = documents.find((row) => row.Document === String(document));
    expect(paper?.['Bedrag incl. btw']).toBe('-1210,10');
    expect(textOf(files, paper?.Bestand ?? '')).toBe('%PDF-1.4 een');
    expect(new Set(documents.map((row) => row.Bestand?.toLowerCase())).size).toBe(4);
    expect(rowsOf(files, 'boekhouding/boekingsregels.csv')[0]).toMatchObject({
      Omschrijving: "'@SOM",
      'Bedrag excl. btw': '-1000,09',
      Btw: '-210,01',
    });
    expect(textOf(files, 'LEESMIJ.txt')).toContain('Geen enkel bestand ontbreekt');
  });

  it('holds the invoice as it was sent, also when nobody had asked for its PDF yet', async () => {
    const { invoice } = await aFullCompany();
    const files = await exported();
    const path = `facturen/pdf/Factuur ${invoice.invoice_number}.pdf`;
    const download = await app.http.inject({
      url: `/api/invoicing/v1/invoice/${invoice.id}/download`,
      headers: member.headers,
    });
    expect(sha256(files[path])).toBe(sha256(Buffer.from(download.json<string>(), 'base64')));
  });

  it('says of an invoice that it was credited, also of one of nothing', async () => {
    const customer = await aCustomer(app, member.company);
    const { aSent, post, put } = callsOf(app, member.headers);
    for (const value of [100, 0]) {
      const { id } = await aSent(aForm(customer, { products: [aLine({ value })] }));
      const { body: credit } = await post(`invoice/${id}/credit`);
      await put(`invoice/${credit.id}/sent`);
    }
    const rows = rowsOf(await exported(), 'facturen/facturen.csv');
    expect(rows.map(({ Soort, Status }) => [Soort, Status])).toEqual([
      ['Factuur', 'Gecrediteerd'],
      ['Creditfactuur', 'Verzonden'],
      ['Factuur', 'Gecrediteerd'],
      ['Creditfactuur', 'Verzonden'],
    ]);
  });

  it('says when a recurrence makes its next invoice, of one that is over that there is none', async () => {
    const { member, aRepeated } = await aRepeater(app);
    await aRepeated({}, { description: 'Huur' });
    const once = { next_date: today(), next_period_start: today(), max_recurrences: 1 };
    await aRepeated(once, { description: 'Eenmalig' });
    await generateDueInvoices(app, today());
    expect(rowsOf(await exported(member), 'facturen/herhalingen.csv')).toMatchObject([
      { 'Basis template': 'Huur', Actief: 'Ja', 'Volgende factuurdatum': '31-01-2027' },
      { 'Basis template': 'Eenmalig', Actief: 'Nee', 'Volgende factuurdatum': '' },
    ]);
  });

  it('says which period an invoice of a recurrence is about', async () => {
    const { member, aRepeated } = await aRepeater(app);
    await aRepeated({ next_date: today(), next_period_start: '2026-01-01', recurrence_type: 2 });
    await generateDueInvoices(app, today());
    const rows = rowsOf(await exported(member), 'facturen/facturen.csv');
    expect(rows.at(-1)).toMatchObject({
      ...{ 'Periode vanaf': '01-01-2026', 'Periode tot en met': '31-03-2026' },
    });
    expect(rows[0]).toMatchObject({ 'Periode vanaf': '', 'Periode tot en met': '' });
  });

  it('holds the e-mail text that the company wrote', async () => {
    const { post } = callsOf(app, member.headers);
    const name = 'facturen/e-mailtekst.csv';
    expect(rowsOf(await exported(), name)).toEqual([]);
    await post('invoicetemplate', { template: 'Dag {to_company_name}' });
    expect(rowsOf(await exported(), name)).toEqual([{ Tekst: 'Dag {to_company_name}' }]);
  });

  it('holds all that is kept of the company and of who it deals with', async () => {
    const { company } = member;
    const details = {
      ...{ initial: 'J.P.', email_text: 'hallo@lepel.example', mobile: '06-12345678' },
      ...{ website: 'www.lepel.example', legal_form: 'VOF', currency: 'USD' as const },
      ...{ invoice_address: 'Postbus 1, Ede', visiting_address: 'Kade 2, Ede' },
      ...{ general_email: 'facturen@lepel.example', oin: '00000001823288444000' },
    };
    await aCustomer(app, company, details);
    await app.db.update(relation).set(details).where(eq(relation.id, company.id));
    const files = await exported();
    for (const name of ['bedrijf/bedrijf.csv', 'relaties/relaties.csv'])
      expect(rowsOf(files, name)).toMatchObject([
        {
          ...{ Voorletters: 'J.P.', 'Algemeen e-mailadres': 'hallo@lepel.example' },
          ...{ Website: 'www.lepel.example', Rechtsvorm: 'VOF', Valuta: 'USD' },
          ...{ Factuuradres: 'Postbus 1, Ede', Bezoekadres: 'Kade 2, Ede' },
          'E-mailadres voor facturen': 'facturen@lepel.example',
        },
      ]);
  });

  it('says why an e-mail did not go', async () => {
    const customer = await aCustomer(app, member.company, { email: '', general_email: '' });
    const { id } = await callsOf(app, member.headers).aConcept(aForm(customer));
    const of = { relation_id: member.company.id, id };
    await insertUnsent(app.db, of, { emails: [], error: 'Minimaal 1 e-mailadres is verplicht' });
    expect(rowsOf(await exported(), 'facturen/e-mails.csv')).toMatchObject([
      { Status: 'Niet verzonden', Reden: 'Minimaal 1 e-mailadres is verplicht' },
    ]);
  });

  it('says of a line which project and cost centre it was given', async () => {
    const { company } = member;
    const of = { relation_id: company.id, office_code: '1001' };
    const [centre, project] = await app.db
      .insert(ledger_account)
      .values([
        { ...of, type: LedgerType.costCentre, code: 'K1', name: 'Winkel' },
        { ...of, type: LedgerType.project, code: 'P42', name: 'Feest' },
      ])
      .returning({ id: ledger_account.id });
    await linkOffice(app, company);
    const line = { cost_place_ledger_id: centre?.id, project_ledger_id: project?.id };
    const customer = await aCustomer(app, company);
    await callsOf(app, member.headers).aConcept(
      aForm(customer, { products: [aLine(line), aLine()] }),
    );
    expect(rowsOf(await exported(), 'facturen/factuurregels.csv')).toMatchObject([
      { Kostenplaats: 'K1', Project: 'P42' },
      { Kostenplaats: '', Project: '' },
    ]);
  });

  it('has no paper of what another program sent: that is there, and none is drawn of it', async () => {
    const { company } = member;
    const customer = await aCustomer(app, company, { name: 'Vork' });
    const from_party = partyOf(await findCompany(app.db, company.id));
    const brought = {
      ...{ invoice_number: 'F-0042', is_opening_balance: true, prefix_id: 0, number_year: 2026 },
      ...{ total_ex_tax: 0, has_vat_amounts: true, from_party, to_party: from_party },
    };
    const id = await aStoredInvoice(app, { company, customer }, brought);
    const files = await exported();
    const rows = rowsOf(files, 'facturen/facturen.csv');
    expect(rows).toMatchObject([{ Factuurnummer: 'F-0042', Pdf: '', Ubl: '' }]);
    expect(Object.keys(files).filter((name) => name.includes('F-0042'))).toEqual([]);
    const [kept] = await app.db.select().from(invoice).where(eq(invoice.id, id));
    expect(kept).toMatchObject({ pdf_file_id: null, pdf_failed_at: null });
  });

  it('holds nothing of another company', async () => {
    await aFullCompany();
    const other = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
    const files = await exported(other);
    expect(Object.keys(files).filter((name) => !/\.csv$|^[A-Z]/.test(name))).toEqual([]);
    expect(rowsOf(files, 'boekhouding/documenten.csv')).toEqual([]);
    expect(rowsOf(files, 'facturen/facturen.csv')).toEqual([]);
    expect(Object.values(files).map((bytes) => strFromU8(bytes))).not.toContainEqual(
      expect.stringContaining(member.user.email),
    );
  });

  it('names a file whose bytes are gone or not what they were, and goes on', async () => {
    const gone = await fileOf(await aDocument(app, member, { tag: 'INK', file_name: 'weg.pdf' }));
    const changed = await fileOf(await aDocument(app, member, { tag: 'INK', file_name: 'om.pdf' }));
    await app.store.delete(gone);
    await app.store.delete(changed);
    await app.store.put(changed, Buffer.from('%PDF-1.5'));
    const files = await exported();
    const remarks = rowsOf(files, 'manifest.csv').filter(({ Opmerking }) => Opmerking);
    // What could not be read is tried once more, after all others.
    expect(remarks).toMatchObject([
      { Opmerking: 'Dit bestand is niet meer zoals het is bewaard' },
      { Opmerking: 'Dit bestand kon niet worden gelezen en ontbreekt', 'SHA-256': '' },
    ]);
    expect(textOf(files, 'LEESMIJ.txt')).toContain('weg.pdf: Dit bestand kon niet');
    expect(files[remarks[1]?.Bestand ?? '']).toBeUndefined();
  });

  it('is kept in the history of the company, with who asked for it', async () => {
    await exported();
    const { data } = (
      await app.http.inject({
        url: `/api/relations/v1/relation/${member.company.id}/history`,
        headers: member.headers,
      })
    ).json();
    expect(data[0]).toMatchObject({ action: 'POST /relations/v1/export', name: 'Sanne de Boer' });
    expect(rowsOf(await exported(), 'bedrijf/historie.csv').at(-1)).toMatchObject({
      Door: 'Sanne de Boer',
      Handeling: 'Gegevens meegenomen',
    });
  });

  it('says up to when it was fetched, from which the dashboard counts, and is no change of who has the company open', async () => {
    const told = async () => {
      const url = '/api/relations/v1/default';
      const { last_exported_at, relation } = (
        await app.http.inject({ url, headers: member.headers })
      ).json();
      return { last_exported_at, updated_at: relation.updated_at };
    };
    const { last_exported_at, updated_at } = await told();
    expect(last_exported_at).toBeNull();
    const url = (await ask()).json();
    expect((await told()).last_exported_at).toBeNull();
    const [made] = /\d\d-\d\d-\d{4} \d\d:\d\d/.exec(
      textOf(unzipSync((await fetched(url)).rawPayload), 'LEESMIJ.txt'),
    ) as RegExpExecArray;
    const after = await told();
    expect(formatInstant(after.last_exported_at)).toBe(made);
    expect(after.updated_at).toBe(updated_at);
  });

  it('tells what changed in words, not by the names of columns', async () => {
    const id = await aDocument(app, member, { tag: null, file_name: 'bon.pdf' });
    await app.http.inject({
      method: 'PUT',
      url: `/api/administrations/v1/bookingitem/${id}/label`,
      headers: member.headers,
      payload: { tag: 'INK' },
    });
    await app.http.inject({
      method: 'POST',
      url: '/api/invoicing/v1/product',
      headers: member.headers,
      payload: { title: 'Brood', description: '', value: 2.5, tax_id: 2, unit: 1 },
    });
    const rows = rowsOf(await exported(), 'bedrijf/historie.csv');
    expect(rows).toContainEqual(
      expect.objectContaining({ Wat: 'Document', Veld: 'Label', Was: '', Werd: 'Inkoop' }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({
        Handeling: 'Toegevoegd',
        Wat: 'Product',
        Veld: 'Eenheid',
        Werd: 'Uur',
      }),
    );
    expect(rows.filter(({ Veld }) => /_/.test(Veld ?? ''))).toEqual([]);
  });

  it('tells that a product is sold at another rate of VAT', async () => {
    const { post, put } = callsOf(app, member.headers);
    const product = { title: 'Brood', description: '', value: 2.5, unit: 0 };
    const { id } = (await post('product', { ...product, tax_id: 2 })).body;
    await put(`product/${id}`, { ...product, tax_id: 1 });
    const told = rowsOf(await exported(), 'bedrijf/historie.csv');
    expect(told.filter(({ Veld }) => Veld === 'Btw-tarief')).toMatchObject([
      { Handeling: 'Toegevoegd', Wat: 'Product', Werd: '9%' },
      { Handeling: 'Gewijzigd', Wat: 'Product', Was: '9%', Werd: '21%' },
    ]);
  });

  it('is for the owner, and for who keeps the books; not for a colleague, nor for who has the invoices only', async () => {
    const { company } = member;
    const owner = await anAccountant(app);
    const client = await aFirmClient(app, owner.company);
    const [books, invoices] = await Promise.all([
      anAccountant(app, { company: owner.company }),
      anAccountant(app, { company: owner.company }),
    ]);
    const assign = (user_id: number, type: 0 | 1) =>
      app.http.inject({
        method: 'POST',
        url: `/api/relations/v1/administration/${owner.company.id}/user/${user_id}`,
        headers: owner.headers,
        payload: { administrations: [{ enterprise_id: client.id, type }] },
      });
    await assign(books.user.id, 1);
    await assign(invoices.user.id, 0);
    const people = [
      member,
      await aMember(app, { company, is_owner: false }),
      owner,
      await inBooksOf(app, owner, client),
      await inBooksOf(app, books, client),
      await inBooksOf(app, invoices, client),
    ];
    const statuses = [];
    for (const person of people) statuses.push((await ask(person)).statusCode);
    expect(statuses).toEqual([200, 403, 403, 200, 200, 403]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'is signed out',
      () => app.db.update(session).set({ ended_at: new Date() }).where(ofUser(session.user_id)),
    ],
    [
      'no longer owns the company',
      () =>
        app.db.update(relation_user).set({ is_owner: false }).where(ofUser(relation_user.user_id)),
    ],
  ])('is closed to who %s', async (_, lose) => {
    const url = (await ask()).json();
    expect((await fetched(url)).statusCode).toBe(200);
    await lose();
    expect((await fetched(url)).statusCode).toBe(404);
    expect((await fetched(`${url}x`)).statusCode).toBe(404);
  });
});

const ofUser = (column: typeof session.user_id | typeof relation_user.user_id) =>
  eq(column, member.user.id);

async function fileOf(id: number): Promise<string> {
  const [found] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
  return found?.file_id ?? '';
}
