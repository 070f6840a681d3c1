import { PDFDocument } from '@cantoo/pdf-lib';
import { makeUbl } from '../../formats/ubl/make-ubl';
import { aUblCredit, aUblInvoice } from '../../formats/ubl/testing/a-ubl-invoice';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';
import { aCiiInvoice } from './testing/a-cii-invoice';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

const BASE = '/api/administrations/v1/bookingitem';

async function upload(name: string, bytes: Uint8Array | string) {
  const { payload, headers } = formWithFile({ name, bytes });
  const reply = await app.http.inject({
    method: 'POST',
    url: `${BASE}/upload`,
    headers: { ...member.headers, ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** As it is shown once it was handed in. */
async function shown(name: string, bytes: Uint8Array | string) {
  const { body } = await upload(name, bytes);
  const url = `${BASE}/${body.item.id}/e-invoice`;
  return (await app.http.inject({ url, headers: member.headers })).json();
}

async function pdfWith(xml: string, name = 'factur-x.xml'): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  await document.attach(Buffer.from(xml), name, { mimeType: 'text/xml' });
  return document.save();
}

describe('an e-invoice that is handed in', () => {
  it('is kept as one page of XML, and read as people read it', async () => {
    const ubl = makeUbl(aUblInvoice());
    const { status, body } = await upload('factuur.xml', ubl);
    expect([status, body.item.content_type, body.item.amount_pages]).toEqual([
      201,
      'application/xml',
      1,
    ]);
    expect(await shown('factuur.xml', ubl)).toMatchObject({
      format: 'UBL',
      is_credit: false,
      number: '2026-0001',
      currency: 'EUR',
      buyer: { coc_number: '90001354' },
      lines: [{ vat_percentage: 21, amount: 100 }],
      amount_lines: 1,
      vat: [{ percentage: 21, base: 100, amount: 21 }],
      net: 100,
      total: 121,
      payable: 121,
    });
  });

  it('is a credit note when it says so', async () => {
    const read = await shown('credit.xml', makeUbl(aUblCredit()));
    expect(read).toMatchObject({ is_credit: true, number: '2026-0002', total: 121 });
  });

  it('is found in a PDF, whichever program wrote it', async () => {
    expect(await shown('rechnung.pdf', await pdfWith(aCiiInvoice()))).toMatchObject({
      format: 'Factur-X',
      number: 'RE-2026-17',
      date: '2026-11-03',
      bank_account: 'NL91ABNA0417164300',
      seller: {
        name: 'Teigtechnik GmbH',
        vat_number: 'DE136695976',
        address: ['Ofenweg 3', '10115 Berlin', 'DE'],
      },
      lines: [{ name: 'Knetmaschine & Zubehör', quantity: 2, price: 50, amount: 100 }],
      total: 119,
    });
    const other = await pdfWith('<bijlage/>', 'bijlage.xml');
    expect(await shown('gewoon.pdf', other)).toBeNull();
  });

  it.each([
    ['the low byte first', (wide: Buffer) => wide],
    ['the high byte first', (wide: Buffer) => Buffer.from(wide).swap16()],
  ])('is taken with two bytes a character, %s', async (_, inOrder) => {
    const ubl = makeUbl(aUblInvoice()).replace('UTF-8', 'UTF-16');
    const bytes = inOrder(Buffer.from(`\uFEFF${ubl}`, 'utf16le'));
    expect(await shown('breed.xml', bytes)).toMatchObject({ number: '2026-0001', total: 121 });
  });

  it('shows what it says of characters, and nothing that directs', async () => {
    const strange = makeUbl(aUblInvoice()).replace(
      '<cbc:ID>2026-0001<',
      '<cbc:ID>A&#x202E;&lt;b&gt;&#0;&amp;amp;<',
    );
    expect((await shown('vreemd.xml', strange)).number).toBe('A<b>&amp;');
  });
});

describe('XML that is no invoice, or more than that', () => {
  const ubl = makeUbl(aUblInvoice());
  const withHead = (head: string) => ubl.replace(/^(<\?xml[^>]*>)?/, `$1${head}`);
  const laughs = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
  );
  it.each([
    ['half an invoice', ubl.slice(0, ubl.length / 2), 'beschadigd'],
    ['a page', '<!doctype html><html><body>Hoi</body></html>', 'DOCTYPE'],
    ['a page without a type', '<html><body>Hoi</body></html>', 'geen e-factuur'],
    ['an order', ubl.replace(/Invoice/g, 'Order'), 'geen e-factuur'],
    ['nothing but brackets', '<'.repeat(100_000), 'beschadigd'],
    ['no end of depth', '<a>'.repeat(200_000), 'beschadigd'],
    [
      'entities that multiply',
      withHead(`<!DOCTYPE l [<!ENTITY l0 "lol">${laughs.join('')}]>`),
      'DOCTYPE',
    ],
    [
      'an entity of this machine',
      withHead('<!DOCTYPE x [<!ENTITY p SYSTEM "file:///etc/passwd">]>'),
      'DOCTYPE',
    ],
    ['an encoding that hides', ubl.replace('encoding="UTF-8"', 'encoding="UTF-7"'), 'beschadigd'],
    ['a name of the language', '<__proto__><constructor/></__proto__>', ''],
  ])('%s is refused with what is wrong with it', async (_, xml, said) => {
    const { status, body } = await upload('factuur.xml', xml);
    expect(status).toBe(422);
    expect(body.errors.file[0]).toContain(said);
  });
});
