import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { DocumentFont } from './cached-runs';
import { FONT_FILES } from './fonts';
import { renderInvoice } from './render-invoice';
import { aParty, aPrintedInvoice, aPrintedLine } from './testing/a-printed-invoice';

const require = createRequire(import.meta.url);
type NewDocument = new (options: object) => { font: (file: string) => { _font: DocumentFont } };
/** Documents with nothing of ours in them: each opens its fonts itself. */
const PlainDocument: NewDocument = createRequire(require.resolve('pdfmake'))('pdfkit');
/** Documents as they are made here. */
const { default: OurDocument } = require('pdfmake/js/PDFDocument') as {
  default: new () => InstanceType<NewDocument>;
};

/** Kerning, ligatures, signs that change beside a digit, other scripts, marks, one glyph for two characters. */
const PIECES = [
  'AVATAR To. ',
  'ﬁ ffi -> <= 10x20 (1) 12:30',
  '€ -1.234,77',
  'a\u00A0b c\u00ADd',
  'e\u0301 \u1EC7 q\u0323\u0307',
  'Ακρόπολη Щука',
  'مخبز الشرق',
  'שָׁלוֹם',
  '1⁄2',
];

const laidOut = ({ glyphs, positions, advanceWidth }: ReturnType<DocumentFont['layoutRun']>) => ({
  glyphs: glyphs.map(({ id, codePoints }) => ({ id, codePoints })),
  positions: positions.map((position) => ({ ...(position as object) })),
  advanceWidth,
});

describe('the fonts that documents share', () => {
  it.each(FONT_FILES)('lay out text of %s as if each document opened them itself', (file) => {
    for (const features of [undefined, ['tnum']]) {
      for (const text of [...PIECES, ...PIECES.toReversed()]) {
        const plain = new PlainDocument({ font: null }).font(file)._font;
        const ours = new OurDocument().font(file)._font;
        expect(laidOut(ours.layoutRun(text, features))).toEqual(
          laidOut(plain.layoutRun(text, features)),
        );
      }
    }
  });

  it('are read once, however many documents there are', async () => {
    await renderInvoice(aPrintedInvoice());
    const read = jest.spyOn(fs, 'readFileSync');
    await renderInvoice(aPrintedInvoice({ number: '2026-0002' }));
    expect(read.mock.calls.filter(([file]) => FONT_FILES.includes(String(file)))).toEqual([]);
    read.mockRestore();
  });

  it('leave no trace of one document in the next: it is what it is after a restart', async () => {
    const invoice = aPrintedInvoice({ description: 'Brood\u00A0en Δ ﬁjn' });
    jest.resetModules();
    const anew = (await import('./render-invoice')) as { renderInvoice: typeof renderInvoice };
    const first = await anew.renderInvoice(invoice);
    const other = aPrintedInvoice({
      to: aParty({ name: 'مخبز الشرق', city: 'Brood en ∆ fijn' }),
      products: [aPrintedLine({ title: 'Ακρόπολη e\u0301 1⁄2' })],
    });
    await anew.renderInvoice(other);
    expect((await anew.renderInvoice(invoice)).equals(first)).toBe(true);
  });
});
