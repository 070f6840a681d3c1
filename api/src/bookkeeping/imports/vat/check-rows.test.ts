import { today } from '@boekwerk/shared/domain/dates/dates';
import type { Cell } from '../../../platform/spreadsheets/cell';
import { SPREADSHEET_TEXTS } from '../../../platform/spreadsheets/texts';
import { checkRows } from './check-rows';
import { COLUMN_NAMES } from './texts';

const HEADER = Object.values(COLUMN_NAMES).map(([name]) => name);
const day = `${Number(today().slice(0, 4))}-03-14`;
const shown = day.split('-').reverse().join('-');

type Given = Partial<Record<keyof typeof COLUMN_NAMES, Cell>>;
const aRow = (given: Given = {}): Cell[] => {
  const cells: Given = {
    ...{ supplier: 'Vishandel', debtor: '', number: 'F-1', date: shown, description: 'Vis' },
    ...{ excl: 100, percentage: 9, code: '', vat: 9, incl: 109 },
    ...given,
  };
  return Object.keys(COLUMN_NAMES).map((column) => cells[column as keyof Given] ?? null);
};
const check = (...rows: Cell[][]) =>
  checkRows({ cells: [HEADER, ...rows], merged: [], others: [] });
const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('a sheet of invoices', () => {
  it('puts rows with one number of one party together, and sales apart', () => {
    const { invoices, errors, warnings } = check(
      aRow(),
      aRow({
        supplier: 'VISHANDEL',
        number: 'f-1',
        percentage: 21,
        excl: 10,
        vat: 2.1,
        incl: 12.1,
      }),
      aRow({ supplier: 'Bakker' }),
      aRow({ supplier: '', debtor: 1000 }),
    );
    expect([errors, warnings]).toEqual([[], []]);
    expect(invoices.map(({ tag, party, rows }) => [tag, party, rows.length])).toEqual([
      ['INK', 'Vishandel', 2],
      ['INK', 'Bakker', 1],
      ['VRK', '1000', 1],
    ]);
    expect(invoices[0]).toMatchObject({ number: 'F-1', date: day, rows: [{ at: 1 }, { at: 2 }] });
  });

  it.each<[string, Cell, string]>([
    ['text, day first', shown, day],
    ['text, year first', day, day],
    ['text with the month in words', '14 maart 2026', '2026-03-14'],
    ['a date of the spreadsheet', { number: 46095, shown: '14-3-26', kind: 'date' }, '2026-03-14'],
    ['its number', 46095, '2026-03-14'],
  ])('reads a date as %s', (_, date, expected) => {
    expect(check(aRow({ date })).invoices[0]?.date).toBe(expected);
  });

  it.each<[string, Given, number[]]>([
    ['thousands', { excl: '1.000,00', vat: '90,00', incl: '1.090,00' }, [100000, 9000, 109000]],
    ['plain', { excl: '1000.00', vat: '90', incl: '1090' }, [100000, 9000, 109000]],
    ['a credit', { excl: '-100', vat: '(9,00)', incl: '109,00-' }, [-10000, -900, -10900]],
    ['no VAT', { vat: null, percentage: '0%', incl: 100 }, [10000, 0, 10000]],
  ])('reads amounts as %s', (_, given, cents) => {
    const { invoices, errors } = check(aRow(given));
    expect(errors).toEqual([]);
    const [{ excl, vat, incl } = { excl: 0, vat: 0, incl: 0 }] = invoices[0]?.rows ?? [];
    expect([excl, vat, incl]).toEqual(cents);
  });

  it('keeps apart whose name and number make up the same words', () => {
    const { invoices } = check(
      aRow({ supplier: 'Bakker', number: '24 100' }),
      aRow({ supplier: 'Bakker 24', number: '100' }),
    );
    expect(invoices.map(({ party, rows }) => [party, rows.length])).toEqual([
      ['Bakker', 1],
      ['Bakker 24', 1],
    ]);
  });

  it.each<[string, Cell]>([
    ['typed as 1234567890123456', 1_234_567_890_123_450],
    ['with a format', { number: 1_234_567_890_123_450, shown: '1234567890123450', kind: 'number' }],
  ])(
    'refuses a number of an invoice whose last digits the spreadsheet made up: %s',
    (_, number) => {
      const { errors } = check(aRow({ number }));
      expect(errors).toMatchObject([{ message: SPREADSHEET_TEXTS.lostDigits }]);
      expect(check(aRow({ number: 123_456_789_012_345 })).errors).toEqual([]);
    },
  );

  it('takes no sign that cannot be seen or stored from a text', () => {
    const { invoices } = check(
      aRow({ supplier: 'V\0is\u202E\ud83d', number: 'F\u200B-1', description: 'a\0b' }),
    );
    expect(invoices).toMatchObject([
      { party: 'Vis', number: 'F-1', rows: [{ description: 'ab' }] },
    ]);
  });

  it.each<[Cell, number]>([
    [21, 21],
    ['21%', 21],
    ['9 %', 9],
    [0.21, 21],
    ['0,09', 9],
    [{ number: 0.21, shown: '21%', kind: 'percentage' }, 21],
    [0, 0],
  ])('reads the rate %j as %d', (percentage, expected) => {
    expect(check(aRow({ percentage })).invoices[0]?.rows[0]?.percentage).toBe(expected);
  });

  it('gives a cent that is off to the VAT, and refuses two', () => {
    const { invoices, warnings } = check(aRow({ incl: 109.01 }));
    expect(invoices[0]?.rows[0]).toMatchObject({ excl: 10000, vat: 901, incl: 10901 });
    expect(warnings).toMatchObject([{ row: 2, cell: 'I2' }]);
    const { errors } = check(aRow({ incl: 109.02 }));
    expect(errors.map(({ cell, message }) => [cell, plain(message)])).toEqual([
      ['J2', 'Bedrag incl. (€ 109,02) is niet bedrag excl. met btw (€ 109,00)'],
    ]);
  });

  it.each<[string, Given, string, string]>([
    ['nobody', { supplier: '' }, 'A2', 'Vul een leverancier of een debiteurcode in'],
    [
      'a long name',
      { supplier: 'x'.repeat(121) },
      'A2',
      'Een leverancier heeft een naam van hooguit 120 tekens',
    ],
    ['no number', { number: '' }, 'C2', 'Vul een factuurnummer in'],
    [
      'a long number',
      { number: 'x'.repeat(41) },
      'C2',
      'Een factuurnummer heeft hooguit 40 tekens',
    ],
    ['no date', { date: '31-02-2026' }, 'D2', 'Dit is geen geldige datum: 31-02-2026'],
    ['no amount', { excl: null }, 'F2', 'Vul een bedrag in'],
    ['two meanings', { excl: '1,234.56' }, 'F2', 'Dit is geen geldig bedrag: 1,234.56'],
    [
      'a formula that failed',
      { incl: { error: '#REF!' } },
      'J2',
      'De formule in deze cel geeft een fout: #REF!',
    ],
    ['no rate', { percentage: '' }, 'G2', 'Vul een btw-percentage of een btw-code in'],
    ['no such rate', { percentage: 'hoog' }, 'G2', 'Dit is geen geldig btw-percentage: hoog'],
    ['a rate below zero', { percentage: -9 }, 'G2', 'Dit is geen geldig btw-percentage: -9'],
    [
      'a rate without end',
      { percentage: { number: 1.7e308, shown: '∞ %', kind: 'percentage' } },
      'G2',
      'Dit is geen geldig btw-percentage: ∞ %',
    ],
    [
      'nothing to book',
      { excl: 0, vat: 0, incl: 0 },
      'J2',
      'Factuur F-1 komt op € 0,00 uit en kan niet worden geboekt',
    ],
  ])('names row and cell of %s', (_, given, cell, message) => {
    expect(
      check(aRow(given)).errors.map((each) => [each.row, each.cell, plain(each.message)]),
    ).toEqual([[2, cell, message]]);
  });

  it('refuses rows that come to more than a document may', () => {
    const most = { excl: 999_999_999.99, vat: 0, incl: 999_999_999.99 };
    expect(check(aRow(most)).errors).toEqual([]);
    expect(check(aRow(most), aRow(most)).errors).toMatchObject([
      { row: 2, cell: 'J2', message: expect.stringContaining('Samen is dit meer dan') },
    ]);
  });

  it('refuses an invoice of two dates, and warns of an unusual date or VAT', () => {
    const { errors } = check(aRow(), aRow({ date: '15-03-2020' }));
    expect(errors).toMatchObject([{ row: 3, cell: 'D3' }]);
    const { warnings } = check(aRow({ date: '15-03-2015', vat: 21, incl: 121 }));
    expect(warnings.map(({ cell }) => cell).sort()).toEqual(['D2', 'I2']);
  });

  it('asks for the columns it misses, or for the whole header', () => {
    const missing = checkRows({
      cells: [['Leverancier', 'Factuurnummer', 'Datum', 'Excl', 'Btw-%', 'Btw']],
      merged: [],
      others: [],
    });
    expect(missing.errors).toEqual([
      { row: 1, cell: null, message: 'In de kopregel ontbreekt: Bedrag incl. btw' },
    ]);
    expect(checkRows({ cells: [], merged: [], others: [] }).errors[0]?.message).toMatch(
      /^Geen kopregel/,
    );
    expect(check().errors[0]?.message).toBe('Er staan geen regels op het werkblad');
  });

  it('takes 5,000 rows, and no more', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => aRow({ number: `F-${at}` }));
    expect(check(...rows)).toMatchObject({ errors: [] });
    expect(check(...rows, aRow()).errors[0]?.message).toBe(
      'Het werkblad heeft meer dan 5.000 regels',
    );
  });
});
