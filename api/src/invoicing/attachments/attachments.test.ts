import { MAX_ATTACHMENT_BYTES } from '@boekwerk/shared/contract/attachments';
import type { Attachment } from '@boekwerk/shared/contract/invoice';
import { eq } from 'drizzle-orm';
import { file } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { formWithFiles } from '../../testing/form-with-file';
import { zipOf } from '../../testing/zip-of';
import { generateDueInvoices } from '../recurrence/generate-due-invoices';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company);
  calls = callsOf(app, member.headers);
});

const OLE = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const PDF = { name: 'offerte.pdf', bytes: '%PDF-1.7' };

type Sent = Parameters<typeof formWithFiles>[0];

async function attach(id: number, files: Sent, { headers } = member) {
  const form = formWithFiles(files);
  const reply = await app.http.inject({
    method: 'POST',
    url: `/api/invoicing/v1/invoice/${id}/attachments`,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** A text as latin1: one byte per character. */
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content);

const aConcept = async () => (await calls.aConcept(aForm(customer))).id;
const attachmentsOf = async (id: number): Promise<Attachment[]> =>
  (await calls.get(`invoice/${id}`)).body.attachments;
const filesOf = () => app.db.$count(file, eq(file.relation_id, member.company.id));

describe('POST invoice/{id}/attachments', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a.pdf', '%PDF-1.7', 'application/pdf'],
    ['a.PNG', '\x89PNG\r\n\x1A\n', 'image/png'],
    ['a.jpeg', '\xFF\xD8\xFF', 'image/jpeg'],
    ['a.gif', 'GIF89a', 'image/gif'],
    ['a.webp', 'RIFF1234WEBP', 'image/webp'],
    ['a.doc', OLE, 'application/msword'],
    ['a.xls', OLE, 'application/vnd.ms-excel'],
    ['a.docx', zipOf({ 'word/document.xml': '' }), 'officedocument.wordprocessingml.document'],
    ['a.xlsx', zipOf({ 'xl/workbook.xml': '' }), 'officedocument.spreadsheetml.sheet'],
    ['a.tiff', 'II*\0\b\0\0\0', 'image/tiff'],
    ['a.bmp', 'BM\x3A\0\0\0\0\0\0\0', 'image/bmp'],
    ['a.heic', '\0\0\0\x18ftypheic', 'image/heic'],
    ['a.avif', '\0\0\0\x1Cftypavif', 'image/avif'],
    ['a.txt', Buffer.from('Beste Zoë,\r\n\t€ 5'), 'text/plain'],
    ['a.txt', Buffer.from('Beste Zoë', 'latin1'), 'text/plain'],
    ['a.csv', 'a;b', 'text/csv'],
    ['a.xml', Buffer.from('\uFEFF \n<?xml version="1.0"?><a/>'), 'application/xml'],
  ])('takes %s and gives it back as it came, to save only', async (name, content, type) => {
    const sent = bytesOf(content);
    const { status, body } = await attach(await aConcept(), [{ name, bytes: sent }]);
    expect([status, body]).toEqual([
      ...[200, [expect.objectContaining({ file_name: name, size: sent.length })]],
    ]);
    const got = await app.http.inject({ url: body[0].url });
    expect(got.headers['content-type']).toContain(type);
    expect(got.headers['content-disposition']).toMatch(/^attachment;/);
    expect(got.headers['x-content-type-options']).toBe('nosniff');
    expect(got.rawPayload.equals(sent)).toBe(true);
  });

  it.each<[string, string, string | Uint8Array]>([
    ['a page as a PDF', 'a.pdf', '<html>'],
    ['a picture as a document', 'a.docx', '\x89PNG\r\n\x1A\n'],
    ['a PDF as text', 'a.txt', '%PDF-1.7'],
    ['a program as text', 'a.txt', 'MZ\x90\x00\x03'],
    ['text as XML', 'a.xml', 'gewone tekst'],
    ['an old Office file as something else', 'a.msi', OLE],
    ['an archive as a document', 'a.docx', zipOf({ 'a.exe': 'MZ' })],
    ['a sheet as a document', 'a.docx', zipOf({ 'xl/workbook.xml': '' })],
    ['a drawing that can hold a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', 'a.html', '<html>'],
    ['a program behind a name', 'a.pdf.exe', '%PDF-1.7'],
  ])('refuses %s', async (_, name, content) => {
    const bytes = bytesOf(content);
    const id = await aConcept();
    const { status, body } = await attach(id, [PDF, { name, bytes }]);
    expect([status, body.errors]).toEqual([
      ...[422, { file: ['Dit bestandstype wordt niet ondersteund'] }],
    ]);
    expect([await attachmentsOf(id), await filesOf()]).toEqual([[], 0]);
  });

  it('serves a page that was sent as text as text, in a sandbox', async () => {
    const page = '<script>alert(1)</script>';
    const { body } = await attach(await aConcept(), [{ name: 'a.txt', bytes: page }]);
    const { headers } = await app.http.inject({ url: body[0].url });
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('takes 5 MB exactly, and not a byte more', async () => {
    const id = await aConcept();
    const large = Buffer.alloc(MAX_ATTACHMENT_BYTES, '%PDF-');
    expect((await attach(id, [{ name: 'a.pdf', bytes: large }])).status).toBe(200);
    const larger = Buffer.concat([large, Buffer.from('-')]);
    const { status, body } = await attach(id, [{ name: 'b.pdf', bytes: larger }]);
    expect([status, body.errors]).toEqual([
      ...[422, { file: ['Document mag niet groter zijn dan 5 MB'] }],
    ]);
  });

  it('takes several at once and gives all there are, up to twenty and 20 MB together', async () => {
    const id = await aConcept();
    const several = (count: number, size = 10) =>
      Array.from({ length: count }, (_, at) => ({
        name: `${at}.pdf`,
        bytes: Buffer.alloc(size, '%PDF-'),
      }));
    expect((await attach(id, several(3))).body).toHaveLength(3);
    expect((await attach(id, several(2))).body).toHaveLength(5);
    expect((await attach(id, several(16))).body.errors).toEqual({
      file: ['Voeg hooguit 20 bijlages toe'],
    });
    expect((await attach(id, several(4, MAX_ATTACHMENT_BYTES))).body.errors).toEqual({
      file: ['Bijlages mogen samen niet groter zijn dan 20 MB'],
    });
    expect(await attachmentsOf(id)).toHaveLength(5);
  });

  it('keeps of a name only what names the file', async () => {
    const names = ['../../etc/passwd.pdf', 'C:\\map\\factuur\u202Efdp.pdf'];
    const sent = names.map((name) => ({ ...PDF, name }));
    const { body } = await attach(await aConcept(), sent);
    expect(body.map(({ file_name }: Attachment) => file_name)).toEqual([
      ...['passwd.pdf', 'factuurfdp.pdf'],
    ]);
  });

  it('does not make who has the invoice open lose what they typed', async () => {
    const { id, updated_at } = await calls.aConcept(aForm(customer));
    await attach(id, [PDF]);
    const form = { ...aForm(customer, { description: 'Getypt' }), updated_at };
    expect((await calls.put(`invoice/${id}`, form)).status).toBe(200);
    expect(await attachmentsOf(id)).toHaveLength(1);
  });

  it('refuses an invoice that was sent', async () => {
    const { id } = await calls.aSent(aForm(customer));
    expect((await attach(id, [PDF])).status).toBe(409);
    expect(await filesOf()).toBe(0);
  });

  it('knows no invoice of another company', async () => {
    expect((await attach(await aConcept(), [PDF], await aMember(app))).status).toBe(404);
  });
});

describe('DELETE invoice/{id}/attachments/{attachmentId}', () => {
  it('takes the file off the invoice and off the disk', async () => {
    const id = await aConcept();
    const { body } = await attach(id, [PDF, PDF]);
    expect((await calls.delete(`invoice/${id}/attachments/${body[0].id}`)).status).toBe(204);
    expect((await attachmentsOf(id)).map((left) => left.id)).toEqual([body[1].id]);
    expect(await filesOf()).toBe(1);
    expect((await app.http.inject({ url: body[0].url })).statusCode).toBe(404);
  });

  it('leaves the file to the recurring invoices that have it as well', async () => {
    const id = await aConcept();
    const [{ id: attached }] = (await attach(id, [PDF])).body;
    const [next_date, next_period_start] = ['2027-01-31', '2027-01-31'];
    await calls.post('recurrence', {
      base_invoice_id: id,
      next_date,
      next_period_start,
      send_automatically: false,
    });
    await generateDueInvoices(app, next_date);
    expect((await calls.delete(`invoice/${id}/attachments/${attached}`)).status).toBe(204);
    expect([await attachmentsOf(id), await filesOf()]).toEqual([[], 1]);
    const [made] = (await calls.get(`invoice/${id}/recurrence`)).body.invoices;
    const [kept] = await attachmentsOf(made.id);
    expect((await app.http.inject({ url: kept?.url ?? '' })).body).toBe('%PDF-1.7');

    await calls.delete(`invoice/${made.id}`);
    expect(await filesOf()).toBe(0);
  });

  it('refuses an invoice that was sent: it went along', async () => {
    const id = await aConcept();
    const [{ id: attached }] = (await attach(id, [PDF])).body;
    await calls.put(`invoice/${id}/sent`);
    expect((await calls.delete(`invoice/${id}/attachments/${attached}`)).status).toBe(409);
    expect(await attachmentsOf(id)).toHaveLength(1);
  });

  it('knows no attachment of another invoice or company', async () => {
    const id = await aConcept();
    const [{ id: attached }] = (await attach(id, [PDF])).body;
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect((await stranger.delete(`invoice/${id}/attachments/${attached}`)).status).toBe(404);
    const other = await aConcept();
    expect((await calls.delete(`invoice/${other}/attachments/${attached}`)).status).toBe(404);
    expect(await attachmentsOf(id)).toHaveLength(1);
  });
});
