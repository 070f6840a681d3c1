import sharp from 'sharp';
import { type TestApp, testApp } from '../../testing/test-app';
import { drawInvoice, pdfThreads } from './draw-invoice';
import { PdfNotMade } from './pdf-not-made';
import { renderInvoice } from './render-invoice';
import { aParty, aPrintedInvoice, aPrintedLine } from './testing/a-printed-invoice';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const long = aPrintedInvoice({
  products: Array.from({ length: 200 }, (_, n) => aPrintedLine({ title: `Regel ${n}`, amount: n })),
});

it('draws the bytes that are drawn without a thread', async () => {
  const picture = { width: 40, height: 20, channels: 3, background: '#c60' } as const;
  const logo = await sharp({ create: picture }).png().toBuffer();
  const ubl = { name: 'f.xml', content: '<Invoice/>' };
  for (const invoice of [aPrintedInvoice({ ubl, logo }), aPrintedInvoice({ number: null }), long]) {
    const drawn = await drawInvoice(app.pdfThreads, invoice);
    expect(drawn.equals(await renderInvoice(invoice))).toBe(true);
  }
});

it('lets others be answered while a long one is being drawn', async () => {
  const answered: string[] = [];
  const drawing = drawInvoice(app.pdfThreads, long).then(() => answered.push('the PDF'));
  for (let n = 0; n < 5; n++) {
    await app.http.inject('/api/health');
    answered.push('another call');
  }
  await drawing;
  expect(answered.at(-1)).toBe('the PDF');
});

it('makes none of what misses a sign, and says why', async () => {
  const invoice = aPrintedInvoice({ to: aParty({ name: '北京' }) });
  const drawing = drawInvoice(app.pdfThreads, invoice);
  await expect(drawing).rejects.toThrow(PdfNotMade);
  await expect(drawing).rejects.toMatchObject({
    cause: { message: expect.stringContaining('no font has 北') },
  });
});

it('makes none when its thread is lost', async () => {
  const threads = pdfThreads();
  const drawing = drawInvoice(threads, long);
  await threads.close();
  await expect(drawing).rejects.toThrow(PdfNotMade);
});
