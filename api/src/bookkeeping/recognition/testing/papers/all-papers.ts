// The papers that recognition is measured with: every layout in several kinds, all made by scripts.
import { PDFDocument } from '@cantoo/pdf-lib';
import { receiptPhoto } from '../../../../demo/receipt-photo';
import { makeUbl } from '../../../../formats/ubl/make-ubl';
import { aUblCredit, aUblInvoice } from '../../../../formats/ubl/testing/a-ubl-invoice';
import { aCiiInvoice } from '../../../e-invoice/testing/a-cii-invoice';
import { DUTCH_LAYOUTS } from './dutch-layouts';
import { FOREIGN_LAYOUTS } from './foreign-layouts';
import { drawPaper, type Layout, type Truth } from './layout';
import { OTHERS_LAYOUTS } from './others-layouts';
import { photographed, scanned } from './scan-paper';
import { UNSEEN_LAYOUTS } from './unseen-layouts';

type Kind = 'xml' | 'text' | 'scan' | 'photo' | 'receipt';
type Made = {
  name: string;
  kind: Kind;
  written: Layout['written'];
  ending: 'pdf' | 'jpg' | 'xml';
  truth: Truth;
  bytes: () => Promise<Uint8Array>;
};

const LAYOUTS: Record<string, Layout> = {
  ...DUTCH_LAYOUTS,
  ...FOREIGN_LAYOUTS,
  ...UNSEEN_LAYOUTS,
  ...OTHERS_LAYOUTS,
};

export function* papers(): Generator<Made> {
  for (const [at, [name, { make, written }]] of Object.entries(LAYOUTS).entries()) {
    const angle = [1.2, -0.8, 2, -1.5][at % 4] ?? 0;
    for (const [kind, seed] of kindsOf(name, at, written)) {
      const paper = make(`${name} ${seed}`);
      yield {
        name,
        kind,
        written,
        ending: kind === 'photo' ? 'jpg' : 'pdf',
        truth: paper.truth,
        bytes: async () => {
          const pdf = await drawPaper(paper);
          if (kind === 'photo') return photographed(pdf, angle);
          return kind === 'scan' ? scanned(pdf, angle) : pdf;
        },
      };
    }
  }
  yield* receipts();
  yield* eInvoices();
}

/** Those that are made of a layout, each of another seed. */
function kindsOf(name: string, at: number, written: Layout['written']): [Kind, string][] {
  const texts: [Kind, string][] = [
    ['text', 'a'],
    ['text', 'b'],
  ];
  // Of many pages there is no scan, of more than one no photo.
  if (name === 'several pages') return texts;
  if (written !== 'by another') return [...texts, [at % 4 === 3 ? 'photo' : 'scan', 'c']];
  const scans: [Kind, string][] = [
    ['scan', 'c'],
    ['scan', 'd'],
  ];
  return [
    ...texts,
    ...scans,
    ...(name.endsWith('two pages') ? [] : [['photo', 'e'] as [Kind, string]]),
  ];
}

function* receipts(): Generator<Made> {
  const shops = [
    'TANKSTATION DE BRUG',
    'BOUWMARKT HAMER',
    'LUNCHROOM MARKT',
    'PAPIERHANDEL PEN',
    'PARKEERGARAGE OOST',
    'SLIJTERIJ DE KURK',
    'IJZERHANDEL SMIT',
    'BLOEMEN ANNA',
  ];
  for (const [at, shop] of shops.entries()) {
    const vat = at % 3 === 2 ? 9 : 21;
    const items: [string, number][] = [
      ['Artikel een', 1234 + at * 377],
      ['Tweede artikel', 495 + at * 111],
    ].map(([name, cents]) => [String(name), Number(cents) / 100]);
    const total = items.reduce((sum, [, euro]) => sum + Math.round(euro * 100), 0);
    const date = `2026-0${at + 1}-1${at}`;
    yield {
      name: 'a receipt',
      kind: 'receipt',
      written: undefined,
      ending: 'jpg',
      truth: {
        date,
        amount: total / 100,
        vat: Math.round((total * vat) / (100 + vat)) / 100,
        is_credit: false,
        invoice_number: '',
        bank_account: '',
      },
      bytes: () =>
        receiptPhoto({
          shop,
          place: 'Gouda',
          date,
          time: `10:1${at}`,
          items,
          vat,
          angle: ((at * 29) % 9) - 4,
          table: ['#6b5138', '#8d8a84', '#b09a7a', '#4d5559'][at % 4] ?? '#777',
        }),
    };
  }
}

function* eInvoices(): Generator<Made> {
  for (const at of [1, 2, 3]) {
    const number = `2026-${at}00${at}`;
    const truth: Truth = {
      invoice_number: number,
      date: '2026-11-20',
      amount: 121,
      vat: 21,
      currency: 'EUR',
      is_credit: at === 3,
      // A credit is paid back to another account.
      bank_account: at === 3 ? '' : 'NL91ABNA0417164300',
      vat_number: 'NL004495445B01',
      coc_number: '69599084',
    };
    const invoice = (at === 3 ? aUblCredit : aUblInvoice)({ number });
    yield {
      name: 'UBL',
      kind: 'xml',
      written: undefined,
      ending: 'xml',
      truth,
      bytes: async () => Buffer.from(makeUbl(invoice)),
    };
    yield {
      name: 'Factur-X',
      kind: 'xml',
      written: undefined,
      ending: 'pdf',
      truth: {
        invoice_number: number,
        date: '2026-11-03',
        amount: 119,
        vat: 19,
        currency: 'EUR',
        is_credit: at === 3,
        bank_account: 'NL91ABNA0417164300',
        vat_number: 'DE136695976',
      },
      bytes: async () => {
        const pdf = await PDFDocument.create();
        pdf.addPage();
        await pdf.attach(
          Buffer.from(aCiiInvoice({ number, type: at === 3 ? '381' : '380' })),
          'factur-x.xml',
          { mimeType: 'text/xml' },
        );
        return pdf.save();
      },
    };
  }
}
