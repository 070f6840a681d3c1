import type { RecognisedField } from '@boekwerk/shared/contract/bookkeeping/recognised';
import type { Page } from './paper';
import { recognisePaper } from './recognise-paper';
import { aPage } from './testing/a-page';

const OWN = {
  accounts: new Set(['NL91ABNA0417164300']),
  vatNumbers: new Set(['NL004495445B01']),
  cocNumbers: new Set(['12345678']),
};

const on = (...pages: Page[]) => recognisePaper(pages, { today: '2026-11-23', own: OWN });

/** The value of a field on paper, with why it is doubtful. */
function read(field: RecognisedField, written: string, own: Partial<Page> = {}) {
  const found = on(aPage(written, own)).values.find((value) => value.field === field);
  if (!found) return undefined;
  return found.doubt === null ? found.value : [found.value, found.doubt];
}

describe('the number of an invoice', () => {
  it.each([
    ['Factuurnummer: 2026-0013', '2026-0013'],
    ['Factuurnummer:F.2026/13', 'F.2026/13'],
    ['Factuur nr. 20260013', '20260013'],
    ['Uw factuurnummer is 13', undefined],
    ['Invoice number  INV 2026-13', 'INV 2026-13'],
    ['Invoice #INV-0013', 'INV-0013'],
    ['Rechnungs-Nr.: RE2026-13', 'RE2026-13'],
    ['Facture n° FA-2026-13', 'FA-2026-13'],
    ['Creditnotanummer CN26-4', 'CN26-4'],
    ['Factuur 2026-0013', '2026-0013'],
    ['Factuurnummer  Factuurdatum  Klant\n2026-0013      12-11-2026    881', '2026-0013'],
    ['Factuurnummer\n2026-0013', '2026-0013'],
    ['Nummer: 13', ['13', 'unlabelled']],
    ['Factuurnummer 13\nFactuurnummer 14', ['13', 'several']],
    ['Factuurnummer UZ.7900.46', 'UZ.7900.46'],
  ])('is found in %j', (written, value) => {
    expect(read('invoice_number', written)).toEqual(value);
  });

  it.each([
    'Factuur 12-11-2026',
    'Factuur 2026-11-12',
    'Factuur NL91ABNA0417164300',
    'Factuur € 12,50',
    'Factuur EUR12.50',
    'Klantnummer 2213',
    'Ordernummer: 88123',
    'Met deze factuur vervalt onze vorige nota van 12 november',
  ])('is not made of %j', (written) => {
    expect(read('invoice_number', written)).toBeUndefined();
  });
});

describe('the day of an invoice', () => {
  it.each([
    ['Factuurdatum: 12-11-2026', '2026-11-12'],
    ['Factuurdatum 2026-11-12', '2026-11-12'],
    ['Factuurdatum: 12 november 2026', '2026-11-12'],
    ['Datum: 12 nov. 2026', '2026-11-12'],
    ['Invoice date: November 12, 2026', '2026-11-12'],
    ['Rechnungsdatum 12.11.2026', '2026-11-12'],
    ['Date de facture : 12 novembre 2026', '2026-11-12'],
    ['Vervaldatum 12-12-2026\nFactuurdatum 12-11-2026', '2026-11-12'],
    ['Vervaldatum 12-12-2026\nDatum 12-11-2026', '2026-11-12'],
    ['Geleverd op 3-11-2026\nUtrecht, 12 november 2026', ['2026-11-12', 'unlabelled']],
    ['Invoice\nInvoice date 11/12/2026', ['2026-11-12', 'ambiguous']],
    ['Invoice\nInvoice date 11/22/2026', '2026-11-22'],
    ['Factuurdatum 11/12/2025', '2025-12-11'],
    ['Datum 12-11-26', '2026-11-12'],
    ['Akte van levering d.d. 3-11-2026\nDatum  12-11-2026', '2026-11-12'],
    ['Ik stuur u factuur met nummer 2026-7 van 12 november\n2026 voor het werk.', '2026-11-12'],
    ['Delft, 13-11-2026\nMijn factuur 2026-7 van 12-11-2026', ['2026-11-12', 'several']],
    ['Creditnota 2026-8\nDatum 12-11-2026\nBij factuur 2026-7 van 3-11-2026', '2026-11-12'],
    ['12-11-2026 14:05', '2026-11-12'],
  ])('is found in %j', (written, value) => {
    expect(read('date', written)).toEqual(value);
  });

  it.each([
    'Vervaldatum: 12-12-2026',
    'Factuurdatum 31-02-2026',
    'Factuurdatum 12-11-1995',
    'Factuurdatum 12-11-2031',
  ])('is not made of %j', (written) => expect(read('date', written)).toBeUndefined());
});

describe('what an invoice costs', () => {
  it.each([
    ['Subtotaal  100,00\nBTW 21%  21,00\nTotaal  121,00', 121],
    [
      'Totaal excl. btw € 1.000,00\nBTW 21% € 210,00\nTotaal incl. btw € 1.210,00\nTe betalen € 710,00',
      1210,
    ],
    ['Netto  BTW  Totaal\n100,00  21,00  121,00', 121],
    ['Subtotal 1,000.00\nVAT 20% 200.00\nAmount due 1,200.00', 1200],
    ['Nettobetrag 100,00\nMwSt 19% 19,00\nGesamtbetrag 119,00', 119],
    [
      'Grondslag 21% 100,00 btw 21,00\nGrondslag 9% 50,00 btw 4,50\nTotaal excl 150,00\nTotaal incl 175,50',
      175.5,
    ],
    ['TOTAAL  12,10\nwaarvan btw 21%  2,10', 12.1],
    ['Totaal excl. 500,00\nBtw verlegd\nTe betalen 500,00', 500],
    ['Bedrag exclusief 1 234,50\nBtw 259,25\nTotaal 1 493,75', 1493.75],
    ['Subtotaal 100,-\nBTW 21,-\nTotaal 121,-', 121],
    ['Totaal 121,00', [121, 'no sum']],
    ['Dat is € 100,00. Met 21% btw, dus\n€ 21,00, wordt het totaal € 121,00.', 121],
    ['Subtotaal 100,00\nBtw 21% 21,00\nDoor u verschuldigd 121,00', 121],
    ['Aansprakelijkheid is beperkt tot € 1.000.000,00 per geval', undefined],
    ['Wij leveren tot € 500,00 per dag', undefined],
    ['Goederen subtotaal 100,00\nEmballage 12,40\nBtw 21,00\nTe voldoen 133,40', 133.4],
    ['Subtotaal 100,00\nBTW 21% 21,00\nTotaal 122,00', [122, 'no sum']],
    [
      'Korting bij betaling binnen 8 dagen: te betalen 118,58\nSubtotaal 100,00\nBtw 21,00\nTotaal 121,00',
      121,
    ],
  ])('is found in %j', (written, value) => {
    expect(read('amount', written)).toEqual(value);
  });

  it.each([
    ['Subtotaal  100,00\nBTW 21%  21,00\nTotaal  121,00', 21],
    [
      'Btw hoog 21%  100,00  21,00\nBtw laag 9%  50,00  4,50\nSubtotaal 150,00\nTotaal 175,50',
      25.5,
    ],
    ['Totaal excl. 500,00\nBtw 0% 0,00\nTotaal incl. btw 500,00', 0],
    ['Netto  Btw  Bruto\nTotaal 100,00  21,00  121,00\nBtw 21% over 100,00 is 21,00.', 21],
    [
      'Totaal goederen 150,00\nEmballage -6,20\nBtw 21,00\nBtw 4,50\nTotaal btw 25,50\nTe voldoen 169,30',
      25.5,
    ],
    ['Totaal btw 25,50\nBtw hoog 21,00\nTe voldoen 180,00', [25.5, 'no sum']],
  ])('has VAT in it: %j', (written, value) => expect(read('vat', written)).toEqual(value));

  it.each([
    ['Creditnota\nTotaal 10,00', true],
    ['Creditfactuurnummer 12', true],
    ['Subtotaal -100,00\nBtw -21,00\nTotaal -121,00', true],
    ['Te ontvangen € 121,00-', [true, 'no sum']],
    ['Bij vragen over deze creditnota belt u ons even', undefined],
    ['Betaald met creditcard', undefined],
  ])('is taken back by %j: %j', (written, value) =>
    expect(read('is_credit', written)).toEqual(value),
  );

  it.each([
    ['Totaal € 12,00', 'EUR'],
    ['Total $12.00', 'USD'],
    ['Total due 12.00 GBP', 'GBP'],
    ['Price €1.00\nTotal due $12.00', 'USD'],
    ['Totaal 12,00', undefined],
  ])('is in a currency: %j', (written, value) => expect(read('currency', written)).toEqual(value));
});

describe('numbers of the other side', () => {
  it.each([
    ['IBAN NL20 INGB 0001 2345 67', 'NL20INGB0001234567'],
    ['NL20INGB0001234567.', 'NL20INGB0001234567'],
    ['Van NL91 ABNA 0417 1643 00 naar NL20 INGB 0001 2345 67', 'NL20INGB0001234567'],
    ['IBAN DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['NL20INGB0001234567 of DE89370400440532013000', ['NL20INGB0001234567', 'several']],
    ['IBAN NL21 INGB 0001 2345 67', undefined],
    ['Uw IBAN NL91 ABNA 0417 1643 00', undefined],
    ['Wilt u betalen op NL20 INGB\n0001 2345 67 ten name van ons', 'NL20INGB0001234567'],
    [
      '40% op G-rekening DE89370400440532013000\n60% op NL20INGB0001234567',
      ['NL20INGB0001234567', 'several'],
    ],
    [
      'G-rekening              Bank\nDE89370400440532013000  NL20INGB0001234567',
      ['NL20INGB0001234567', 'several'],
    ],
  ])('account: %j', (written, value) => expect(read('bank_account', written)).toEqual(value));

  it.each([
    ['BTW-nummer NL800021029B47', 'NL800021029B47'],
    ['btw nr. NL 8000.21.029.B47', 'NL800021029B47'],
    ['BTW 800021029B47', 'NL800021029B47'],
    ['Uw btw-nummer NL004495445B01', undefined],
    ['Btw-nummer NL800021028B47', undefined],
    ['USt-IdNr.: DE136695976', 'DE136695976'],
    ['Btw 21,00 voor betalen', undefined],
  ])('VAT: %j', (written, value) => expect(read('vat_number', written)).toEqual(value));

  it.each([
    ['KvK 24123456', '24123456'],
    ['K.v.K. Utrecht 24 12 34 56', '24123456'],
    ['KvK-nummer: 24123456', '24123456'],
    ['KvK 12345678', undefined],
    ['Ingeschreven in het handelsregister onder nummer 24123456', '24123456'],
    ['Kamer van Koophandel te Utrecht onder nr. 24123456', '24123456'],
    ['Klant 24123456', undefined],
  ])('trade register: %j', (written, value) => expect(read('coc_number', written)).toEqual(value));

  it.each([
    ['Betalingskenmerk 1234 5678 9012 3452', undefined],
    ['Betalingskenmerk 7000 0000 0000 0001', undefined],
  ])('reference: %j', (written, value) => expect(read('reference', written)).toEqual(value));
});

describe('what was read from a picture', () => {
  const blurred = (written: string, confidence: number): Partial<Page> => ({
    source: 'ocr',
    words: aPage(written).words.map((word) => ({ ...word, confidence })),
  });

  it.each([
    ['invoice_number', 'Factuurnummer 13', '13'],
    ['date', 'Factuurdatum 12-11-2026', '2026-11-12'],
  ] as const)('is doubtful where it is unclear: %s', (field, written, value) => {
    expect(read(field, '', blurred(written, 0.95))).toEqual(value);
    expect(read(field, '', blurred(written, 0.7))).toEqual([value, 'unclear']);
  });

  it.each([
    ['amount', 'Subtotaal l00,00\nBIW 21% 2l,00\nTotaal 12l,OO', 121],
    ['amount', 'Subtotaal 100, 00\nBtw 21 ,00\nTotaal 121,00', 121],
    ['amount', 'Subtotaal 3.462,63\n21% BTW 72715\nTe betalen 4189,78', 4189.78],
    ['vat', 'Subtotaal 3.462,63\n21% BTW 72715\nTe betalen 4189,78', 727.15],
    ['amount', 'Netto BTW 21% Totaal\n6.303,42 1.32372 762714', 7627.14],
    [
      'amount',
      'Totaal exclusief btw 1.088,53\nBtw 21% 228,59\nTotaal 1.37712',
      [1317.12, 'unclear'],
    ],
    ['date', 'Factuurdatum 0702.2026', ['2026-02-07', 'unclear']],
    ['date', 'Factuurdatum 1-02-2026', ['2026-02-01', 'unclear']],
    ['invoice_number', 'Invoice number COFFEE8031', ['COFFEE8031', 'unclear']],
    ['bank_account', 'IBAN NL20INGBO0001234567', 'NL20INGB0001234567'],
    ['bank_account', 'IBAN NL2O INGB 000l 2345 67', 'NL20INGB0001234567'],
    ['vat_number', 'Btw NL8O0021029847', 'NL800021029B47'],
  ] as const)(
    'has figures where letters were read, when sums or check digits agree: %s',
    (field, written, value) => {
      expect(read(field, '', blurred(written, 0.7))).toEqual(value);
    },
  );
});

it('tells where on its page a value stands, in shares of the page', () => {
  const [first] = on(aPage('Factuurnummer  2026-0013')).values;
  expect(first?.place).toEqual({ page: 1, left: 0.15, top: 0, width: 0.09, height: 0.0125 });
});

it('takes a page of five thousand words without meaning in seconds', () => {
  const started = performance.now();
  on(
    aPage(
      Array.from({ length: 50 }, (_, row) => 'Totaal btw 1,1 NL91 '.repeat(25) + row).join('\n'),
    ),
  );
  expect(performance.now() - started).toBeLessThan(10_000);
});

describe('of thousands of amounts', () => {
  const priced = Array.from({ length: 600 }, (_, row) => `Artikel ${row}  10,00  10,00`);
  const totals = ['Totaal excl. btw  6000,00', 'Btw 21%  1260,00', 'Te betalen  7260,00'];

  it.each([
    ['behind', [...priced, ...totals]],
    ['before', [...totals, ...priced]],
  ])('finds the total %s all others', (_, rows) => {
    expect(read('amount', rows.join('\n'))).toBe(7260);
    expect(read('vat', rows.join('\n'))).toBe(1260);
  });

  it.each([
    [
      'on one line of VAT',
      `Btw ${Array.from({ length: 5000 }, (_, at) => `${1e6 + 7 * at},00`).join(' ')}`,
    ],
    [
      'that are all called a total',
      Array.from({ length: 2500 }, (_, at) => `Totaal ${at},07`).join('\n'),
    ],
  ])('says something soon %s', (_, written) => {
    const started = performance.now();
    on(aPage(written));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
