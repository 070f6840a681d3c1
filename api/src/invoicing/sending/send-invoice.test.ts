import { randomUUID } from 'node:crypto';
import { today, yearOf } from '@boekwerk/shared/domain/dates';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { invoice, mail } from '../../database/schema/invoicing';
import { audit } from '../../database/schema/platform';
import { relation } from '../../database/schema/relations';
import { filesIn } from '../../files/files';
import { pdfText } from '../../pdf/testing/pdf-text';
import { aClient, aMember, type Company, type Member } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { printedInvoice } from '../printing/printed';
import { aForm, callsOf } from '../testing/an-invoice';

let app: TestApp;
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  member = await aMember(app);
  customer = await aClient(app, member.company, { name: 'De Gouden Lepel' });
  calls = callsOf(app, member.headers);
});
afterAll(() => app.close());

const letter = { emails: ['chef@lepel.example', 'boekhouding@lepel.example'], message: 'Hierbij.' };

describe('POST invoice/{id}/send', () => {
  it('gives a concept its number, freezes both parties and queues the mail', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const { status, body } = await calls.post(`invoice/${id}/send`, letter);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: 5, invoice_number: '2026-0001', prefix: '', prefix_id: 1 },
      from_party: { name: member.company.name, tax_number: member.company.tax_number },
      to_party: { name: 'De Gouden Lepel' },
      mail: { state: 'queued', emails: letter.emails, attempts: 0, sent_at: null },
    });
    const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect(row).toMatchObject({
      subject: `Factuur 2026-0001 van ${member.company.name}`,
      reply_to: member.company.email,
      message: 'Hierbij.',
    });
  });

  it('mails a sent invoice again under the same number', async () => {
    const { id } = await calls.aSent(aForm(customer));
    expect((await calls.post(`invoice/${id}/send`, letter)).body.invoice_number).toBe('2026-0001');
    await calls.post(`invoice/${id}/send`, letter);
    const rows = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(2);
  });

  it('counts per year of the invoice date, and looks ahead without giving a number away', async () => {
    const sent = async (date: string) =>
      (await calls.aSent(aForm(customer, { date, expiration_date: date }))).invoice_number;
    expect([await sent('2026-12-31'), await sent('2027-01-01'), await sent('2026-01-01')]).toEqual([
      ...['2026-0001', '2027-0001', '2026-0002'],
    ]);

    const year = yearOf(today());
    const { number } = (await calls.get('next-prefix')).body;
    expect((await calls.get('next-prefix')).body.number).toBe(number);
    expect(await sent(today())).toBe(number);
    expect(number).toMatch(new RegExp(`^${year}-`));
  });

  it.each([
    ['no address', { ...letter, emails: [] }, { emails: ['Minimaal 1 e-mailadres is verplicht'] }],
    ['no message', { ...letter, message: ' ' }, { message: ['Bericht is verplicht'] }],
  ])('refuses %s and sends nothing', async (_, request, errors) => {
    const { id } = await calls.aConcept(aForm(customer));
    const { status, body } = await calls.post(`invoice/${id}/send`, request);
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await calls.get(`invoice/${id}`)).body.status).toBe(3);
  });

  it('refuses to send for a company without a name, and hides the invoices of others', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect((await stranger.post(`invoice/${id}/send`, letter)).status).toBe(404);
    expect((await stranger.put(`invoice/${id}/sent`)).status).toBe(404);

    await app.db.update(relation).set({ name: '' }).where(eq(relation.id, member.company.id));
    const { status, body } = await calls.post(`invoice/${id}/send`, letter);
    expect(status).toBe(409);
    expect(body.message).toContain('Vul eerst de naam van je bedrijf in');
  });

  it('leaves the concept, the number and the mail as they were when it fails half-way', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const other = await calls.aConcept(aForm(customer));
    // Nothing can be queued: the mail is the last thing that sending writes.
    await app.db.execute(sql`alter table mail add constraint full_disk check (id < 0) not valid`);
    expect((await calls.post(`invoice/${id}/send`, letter)).status).toBe(500);
    await app.db.execute(sql`alter table mail drop constraint full_disk`);

    expect((await calls.get(`invoice/${id}`)).body).toMatchObject({ status: 3, mail: null });
    expect((await calls.put(`invoice/${other.id}/sent`)).body.invoice_number).toBe('2026-0001');
  });

  it('gives two hundred invoices that are sent at once two hundred numbers without a gap', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const columns = sql.raw(
      'relation_id, to_relation_id, status, date, expiration_date, total, total_ex_tax, customer_name',
    );
    const { rows } = await app.db.execute<{ id: number }>(sql`
      insert into invoice (${columns}) select ${columns} from invoice, generate_series(1, 200)
      where id = ${id} returning id`);
    const replies = await Promise.all(rows.map((row) => calls.put(`invoice/${row.id}/sent`)));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect(replies.map(({ body }) => body.prefix_id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
  }, 60_000);
});

describe('PUT invoice/{id}/sent', () => {
  it('is refused on an older version than the one a colleague just saved', async () => {
    const { id, updated_at } = await calls.aConcept(aForm(customer));
    await calls.put(
      `invoice/${id}`,
      aForm(customer, { description: 'Van een collega', updated_at }),
    );
    expect((await calls.put(`invoice/${id}/sent`, { updated_at })).status).toBe(409);
    expect((await calls.get(`invoice/${id}`)).body.invoice_number).toBeNull();
  });
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

  it('carries the logo that the company had when it was sent', async () => {
    const { files } = filesIn(app.store, app.db);
    const aLogo = async (width: number) => {
      const picture = { width, height: 20, channels: 3, background: '#c60' } as const;
      const source = await sharp({ create: picture }).png().toBuffer();
      const of = { relation_id: member.company.id, content_type: 'image/png', source };
      const { id: logo_file_id } = await files.put({ ...of, name: 'logo.png' });
      await app.db.update(relation).set({ logo_file_id }).where(eq(relation.id, of.relation_id));
    };
    await aLogo(41);
    const { id } = await calls.aSent(aForm(customer));
    await aLogo(42);
    expect((await download(id)).toString('latin1')).toContain('/Width 41');
    const concept = await calls.aConcept(aForm(customer));
    expect((await download(concept.id)).toString('latin1')).toContain('/Width 42');
  });

  it('is not made without its logo because the database is away for a moment', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const logo_file_id = randomUUID();
    const [sent] = await app.db.select().from(invoice).where(eq(invoice.id, id));
    const away = { get: () => Promise.reject(new Error('connection lost')) };
    const made = printedInvoice({ db: app.db, files: away }, { ...sent, logo_file_id } as never);
    await expect(made).rejects.toThrow('connection lost');
  });

  it('is one file, also when it is asked for twice at once', async () => {
    const { id, updated_at } = await calls.aSent(aForm(customer));
    const [once, again] = await Promise.all([download(id), download(id)]);
    expect(again.equals(once)).toBe(true);
    const { rows } = await app.db.execute(
      sql`select 1 from file where relation_id = ${member.company.id}`,
    );
    expect(rows).toHaveLength(1);
    // Making it is no change: who had the invoice open can still send it.
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
