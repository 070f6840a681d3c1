import { createRequire } from 'node:module';
import type { RecognisedValue } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type Receipt, receiptPhoto } from '../../demo/receipt-photo';
import { LANES } from '../../platform/child-process/lanes';
import { accounting_connection, office_currency } from '../../platform/database/schema/accounting';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../../testing/builders';
import { whileRefused } from '../../testing/while-refused';
import { watchRecognition } from '../booking/watch-recognition-job';
import { HARD_PDFS } from '../pages/testing/hard-pdfs';

const app = appUnderTest();
const BASE = '/api/administrations/v1/bookingitem';
let member: Member;

beforeAll(async () => {
  member = await aMember(app, {
    company: await aCompany(app, { booking_enabled: 1, bank_account: 'NL91ABNA0417164300' }),
  });
});

const aSupplier = (own: object) =>
  aCustomer(app, member.company, { enterprise_relation_type: 'supplier', ...own });

const LINES = [
  'Meelfabriek De Korenbloem B.V.',
  'Molenkade 3, Schiedam',
  'Factuurnummer  F-2026-77',
  'Factuurdatum  12-11-2026',
  'Bedrag exclusief btw  € 100,00',
  'Btw 9%  € 9,00',
  'Te betalen  € 109,00',
  'Btw-nummer NL800021029B47   IBAN NL20 INGB 0001 2345 67',
];

async function aPdf(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  for (const [at, line] of lines.entries())
    page.drawText(line, { x: 60, y: 760 - at * 30, size: 11, font });
  return pdf.save();
}

/** As it is ready to be booked. */
async function processed(bytes: Uint8Array, given: object = {}) {
  const id = await aDocument(app, member, { bytes, tag: 'INK', ...given });
  const { headers } = member;
  await app.http.inject({ method: 'PUT', url: `${BASE}/${id}/tag`, headers, payload: {} });
  await app.jobs.drain();
  return (await app.http.inject({ method: 'GET', url: `${BASE}/${id}`, headers })).json();
}

it('fills in what the letters of a PDF say, and tells where each stands and how certain it is', async () => {
  const supplier = await aSupplier({ name: 'Korenbloem', tax_number: 'NL800021029B47' });
  const document = await processed(await aPdf(LINES), { invoice_number: 'EIGEN' });
  expect(document).toMatchObject({
    status: 1,
    invoice_number: 'EIGEN',
    date: '2026-11-12',
    amount: 109,
    currency: 'EUR',
    is_credit: false,
    bank_account: 'NL20INGB0001234567',
    supplier_relation_id: supplier.id,
  });
  const { problem, values } = document.recognised;
  expect(problem).toBeNull();
  expect(values.map(({ field, value, doubt }: never) => [field, value, doubt])).toEqual([
    ['invoice_number', 'F-2026-77', null],
    ['date', '2026-11-12', null],
    ['amount', 109, null],
    ['vat', 9, null],
    ['currency', 'EUR', null],
    ['bank_account', 'NL20INGB0001234567', null],
    ['vat_number', 'NL800021029B47', null],
    ['supplier_relation_id', supplier.id, null],
  ]);
  for (const { place } of values)
    expect(place).toMatchObject({ page: 1, left: expect.any(Number) });
});

it('takes an amount without a sign for one in the own currency of the office', async () => {
  const company = await aCompany(app, { booking_enabled: 1 });
  member = await aMember(app, { company });
  const office = { relation_id: company.id, office_code: '1001' };
  await app.db.insert(accounting_connection).values({ ...office, office_name: 'Tulip Trading' });
  await app.db.insert(office_currency).values([
    { ...office, code: 'EUR', name: 'Euro', position: 1 },
    { ...office, code: 'USD', name: 'Amerikaanse dollar', position: 0 },
  ]);
  const unsigned = LINES.map((line) => line.replace('€ ', ''));
  expect(await processed(await aPdf(unsigned))).toMatchObject({ amount: 109, currency: 'USD' });
  expect(await processed(await aPdf(LINES))).toMatchObject({ amount: 109, currency: 'EUR' });
});

it.each([
  ['a name', { name: 'Meelfabriek de Korenbloem' }],
  ['a domain', { name: 'Iemand', general_email: 'info@korenbloem.example' }],
])('finds a supplier by %s alone, which is doubtful', async (_, own) => {
  const company = await aCompany(app, { booking_enabled: 1 });
  member = await aMember(app, { company });
  const { id } = await aSupplier(own);
  await aSupplier({ name: 'Een andere' });
  const lines = [...LINES.slice(0, -1), 'Vragen? factuur@korenbloem.example'];
  const { supplier_relation_id, recognised } = await processed(await aPdf(lines));
  expect(supplier_relation_id).toBe(id);
  expect(recognised.values.at(-1)).toMatchObject({ value: id, doubt: 'by name' });
});

it('makes no supplier, and guesses none of two', async () => {
  await aSupplier({ name: 'Molenkade', tax_number: '' });
  await aSupplier({ name: 'Schiedam', tax_number: '' });
  const { supplier_relation_id } = await processed(await aPdf(LINES));
  expect(supplier_relation_id).toBeNull();
});

it('tells to which account its supplier was paid before: by what was booked last, else as it is known', async () => {
  const { id } = await aSupplier({ name: 'Geduld', bank_account: 'NL91ABNA0417164300' });
  const given = { tag: 'INK', supplier_relation_id: id } as const;
  const { headers } = member;
  const opened = await aDocument(app, member, given);
  const usual = async () =>
    (await app.http.inject({ method: 'GET', url: `${BASE}/${opened}`, headers })).json()
      .usual_bank_account;
  expect(await usual()).toBe('NL91ABNA0417164300');
  for (const [bank_account, day] of [
    ['NL20INGB0001234567', 2],
    ['NL02RABO0123456789', 1],
  ] as const)
    await aDocument(app, member, {
      ...given,
      status: 2,
      bank_account,
      booked_at: new Date(2026, 1, day),
    });
  expect(await usual()).toBe('NL20INGB0001234567');
});

const paid: Receipt = {
  shop: 'KOFFIEBAR HET HOEKJE',
  place: 'Utrecht',
  date: '2026-11-16',
  time: '13:08',
  items: [
    ['Cappuccino 2x', 7.6],
    ['Appelgebak 2x', 9.5],
  ],
  vat: 9,
  angle: 4,
  table: '#6b5138',
};

it('reads a photo that lies askew, on its head as a telephone keeps it, and tells where things stand on it as it is looked at', async () => {
  await aSupplier({ name: 'Koffiebar Het Hoekje' });
  const turned = sharp(await receiptPhoto(paid))
    .rotate(180)
    .withMetadata({ orientation: 3 });
  const document = await processed(await turned.jpeg().toBuffer(), { content_type: 'image/jpeg' });
  expect(document).toMatchObject({
    status: 1,
    date: '2026-11-16',
    amount: 17.1,
    supplier: 'Koffiebar Het Hoekje',
  });
  const { values, words } = document.recognised;
  const amount = values.find(({ field }: RecognisedValue) => field === 'amount');
  expect(amount).toMatchObject({ source: 'ocr', doubt: null });
  // Below the middle, at the right.
  expect(amount.place.left).toBeGreaterThan(0.5);
  expect(amount.place.top).toBeGreaterThan(0.5);
  expect(words.map(({ text }: { text: string }) => text)).toContain('17,10');
});

it('reads the pages of a PDF that are scans, also of one that was laid in upside down', async () => {
  const fontfile = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  );
  const text = { text: LINES.join('\n\n'), font: 'Inter 30', fontfile, rgba: true };
  const paper = sharp({ text })
    .flatten({ background: '#fff' })
    .extend({ top: 200, bottom: 900, left: 150, right: 500, background: '#fff' });
  const scan = await sharp(await paper.png().toBuffer())
    .rotate(181, { background: '#fff' })
    .jpeg({ quality: 70 })
    .toBuffer();
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg(scan);
  pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  const { recognised } = await processed(await pdf.save());
  const read = Object.fromEntries(
    recognised.values.map(({ field, value }: RecognisedValue) => [field, value]),
  );
  expect(read).toMatchObject({
    invoice_number: 'F-2026-77',
    date: '2026-11-12',
    amount: 109,
    vat_number: 'NL800021029B47',
  });
});

/** A page that draws for as long as anybody reads it. */
async function endless(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const inside = pdf.context.formXObject([], { BBox: pdf.context.obj([0, 0, 1, 1]) });
  const name = page.node.newXObject('Again', pdf.context.register(inside));
  const many = pdf.context.flateStream(`${name.toString()} Do `.repeat(800_000));
  page.node.addContentStream(pdf.context.register(many));
  return pdf.save();
}

describe('a file that nobody can read', () => {
  it.each([
    [
      'a password',
      () => HARD_PDFS['a user password']?.make(),
      { file_locked: true, amount_pages: 0 },
      'locked',
    ],
    [
      'no table of objects, and no objects',
      async () => Buffer.from('%PDF-1.7\nniets'),
      {},
      'broken',
    ],
    ['a password that nobody saw', () => HARD_PDFS['a user password']?.make(), {}, 'locked'],
    ['no ink', async () => aPdf([]), {}, 'nothing'],
    [
      'a drawing that leads back to itself',
      () => HARD_PDFS['a drawing that leads back to itself']?.make(),
      {},
      'nothing',
    ],
  ])(
    'because of %s, is ready to be booked by hand, and says why',
    async (_, make, given, problem) => {
      const bytes = await make();
      const { status, recognised, invoice_number } = await processed(bytes as Uint8Array, given);
      expect({ status, invoice_number, problem: recognised.problem }).toEqual({
        status: 1,
        invoice_number: '',
        problem,
      });
    },
  );

  it('because of a page without end, is given up when its time is over', async () => {
    const lane = jest.replaceProperty(LANES.recognition, 'seconds', 1 as never);
    const { status, recognised } = await processed(await endless());
    expect([status, recognised.problem]).toEqual([1, 'too large']);
    lane.restore();
  });

  const anEndlessOne = (minutes: number) =>
    aDocument(app, member, {
      tag: 'INK',
      status: 4,
      in_progress_for: 'recognition',
      in_progress_since: new Date(Date.now() - minutes * 60_000),
    });
  const itemOf = async (id: number) =>
    (await app.db.select().from(booking_item).where(eq(booking_item.id, id)))[0];

  it('has been in progress for a quarter of an hour', async () => {
    const id = await anEndlessOne(16);
    await watchRecognition(app);
    expect(await itemOf(id)).toMatchObject({ status: 1, recognised: { problem: 'too late' } });
  });

  it('has been in progress for long, also when another one cannot be given back', async () => {
    const [broken, id] = [await anEndlessOne(30), await anEndlessOne(20)];
    const refused = { before: 'UPDATE', on: 'booking_item', when: `OLD.id = ${broken}` } as const;
    await whileRefused(app, refused, () =>
      expect(watchRecognition(app)).rejects.toThrow('1 × document not given back'),
    );
    expect([(await itemOf(broken))?.status, (await itemOf(id))?.status]).toEqual([4, 1]);
    await watchRecognition(app);
    expect(await itemOf(broken)).toMatchObject({ status: 1 });
  });
});
