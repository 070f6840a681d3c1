import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Cell } from '../../../platform/spreadsheets/cell';
import { checkCells } from './check-cells';

const HEADER = ['Omschrijving', 'Code', 'ma', 'di', 'wo', 'do', 'vr', 'za', 'zo', 'totaal'];

/** A row with an amount on Monday and nothing on the other days. */
const monday = (name: string, amount: Cell, total: Cell = null): Cell[] => [
  name,
  null,
  amount,
  ...Array(6).fill(null),
  total,
];

/** A week that is right: 121 sold on Monday, paid by card. */
const sold = monday('Omzet hoog 21%', 121);
const paid = monday('Pin', 121);

const check = (...rows: Cell[][]) => checkCells([HEADER, ...rows]);

describe('a weekly sheet', () => {
  it('knows its rows whatever the capitals, and gives euro per day with the total', () => {
    const { rows, errors, warnings } = check(
      ['OMZET HOOG (21 %) incl. btw', 8000, 100, 50, 0, 0, 0, 0, '21,50', 171.5],
      ['omzet laag', null, 9, null, null, null, null, null, null, null],
      ['Pinbetalingen', null, 109, 40, null, null, null, null, 21.5, null],
      ['Kasverschil', null, null, 10, null, null, null, null, null, null],
    );
    expect([errors, warnings]).toEqual([[], []]);
    expect(rows.map(({ row, kind, total }) => [row, kind, total])).toEqual([
      [2, 'Omzet hoog 21 %', 171.5],
      [3, 'Omzet laag 9 %', 9],
      [4, 'Pin', 170.5],
      [5, 'Kasverschil', 10],
    ]);
    expect(rows[0]?.days).toEqual([100, 50, 0, 0, 0, 0, 21.5]);
  });

  it.each([
    ['Dutch', '1.234,50', 1234.5],
    ['plain', '1234.5', 1234.5],
    ['with a sign', '€ 12,00', 12],
    ['with the minus behind', '12,00-', -12],
    ['in brackets', '(12,00)', -12],
    ['a dash for nothing', '-', 0],
    ['a sum of binary fractions', 0.1 + 0.2, 0.3],
  ])('reads an amount written %s', (_, written, euro) => {
    const { rows, errors } = check(monday('Omzet hoog', written), monday('Pin', euro));
    expect(errors).toEqual([]);
    expect(rows[0]?.total).toBe(euro);
  });

  it.each(['Code', 'Grootboeknummer', ''])(
    'reads the ledger account behind what a row is, in a column called %j',
    (name) => {
      const header = HEADER.with(1, name);
      const { rows, errors } = checkCells([header, sold.with(1, 8000), paid]);
      expect(errors).toEqual([]);
      expect(rows.map(({ code }) => code)).toEqual(['8000', '']);
    },
  );

  it('leaves money that only moves out of the comparison', () => {
    const { errors } = check(sold, paid, monday('Afstorting', 500), monday('Kasuitgaven', 12));
    expect(errors).toEqual([]);
  });

  it('ignores unknown rows without an amount, empty rows and subtotals', () => {
    const { rows, errors } = check(
      ['Week 31', ...Array(9).fill(null)],
      [],
      sold,
      paid,
      monday('Totaal omzet', 121),
    );
    expect(errors).toEqual([]);
    expect(rows).toHaveLength(2);
  });

  it('tells what is wrong from top to bottom', () => {
    const { errors } = check(sold, monday('Pin', 120), monday('Fooi', 5), monday('Contant', 'nvt'));
    expect(errors.map(({ row }) => row)).toEqual([1, 4, 5]);
  });

  const refused: [string, Cell[][], object][] = [
    [
      'an unknown row with an amount',
      [sold, paid, monday('Fooi', 5)],
      { row: 4, cell: 'C4', message: 'Onbekende regel met een bedrag: Fooi' },
    ],
    [
      'an amount without a description',
      [sold, paid, monday('', 5)],
      { row: 4, cell: 'C4', message: 'Deze regel heeft een bedrag maar geen omschrijving' },
    ],
    [
      'a total that is not that of the days',
      [monday('Omzet hoog', 121, 121.02), paid],
      {
        row: 2,
        cell: 'J2',
        message: 'Het totaal (€ 121,02) is niet de som van de dagen (€ 121,00)',
      },
    ],
    [
      'takings that were not received',
      [sold, monday('Pin', 120.5)],
      {
        row: 1,
        cell: 'C1',
        message:
          'De omzet van maandag (€ 121,00) wijkt € 0,50 af van de ontvangsten en verschillen (€ 120,50)',
      },
    ],
    [
      'text where an amount belongs',
      [sold, paid, monday('Contant', 'nvt')],
      { row: 4, cell: 'C4', message: 'Dit is geen geldig bedrag: nvt' },
    ],
    [
      'an amount that could mean two things',
      [sold, paid, monday('Kasuitgaven', '1,234.56')],
      { row: 4, cell: 'C4', message: 'Dit is geen geldig bedrag: 1,234.56' },
    ],
    [
      'a formula that failed',
      [sold, paid, monday('Contant', { error: '#DIV/0!' })],
      { row: 4, cell: 'C4', message: 'De formule in deze cel geeft een fout: #DIV/0!' },
    ],
  ];
  it.each(refused)('names row and cell of %s', (_, rows, remark) => {
    const { errors } = check(...rows);
    expect(errors).toEqual([
      { ...remark, message: (remark as { message: string }).message.replace(/€ /g, '€\u00A0') },
    ]);
  });

  it('refuses amounts that come to more than a document may', () => {
    const most = 999_999_999.99;
    expect(check(monday('Omzet hoog', most), monday('Pin', most)).errors).toMatchObject([
      { row: 1, cell: null, message: expect.stringContaining('Samen is dit meer dan') },
    ]);
  });

  it('lets a total be a cent off, as formulas are', () => {
    expect(check(monday('Omzet hoog', 121, 121.01), paid).errors).toEqual([]);
  });

  it('asks for the days it misses, or for the whole header', () => {
    expect(checkCells([HEADER.filter((name) => name !== 'wo')]).errors).toEqual([
      { row: 1, cell: null, message: 'In de kopregel ontbreekt: woensdag' },
    ]);
    expect(checkCells([['Factuur', 'Bedrag']]).errors).toEqual([
      {
        row: null,
        cell: null,
        message: 'Geen kopregel gevonden met de dagen maandag tot en met zondag',
      },
    ]);
  });

  it('finds the header below a title, with dates behind the days', () => {
    const { rows, errors } = checkCells([
      ['Weekstaat Strandpaviljoen'],
      [],
      ['Rubriek', 'Maandag 27-7', 'Dinsdag 28-7', 'Wo', 'Do', 'Vr', 'Za', 'Zo'],
      ['Omzet hoog', 10],
      ['Contant', 10],
    ]);
    expect(errors).toEqual([]);
    expect(rows.map(({ row }) => row)).toEqual([4, 5]);
  });

  it.each([
    ['ma 27-07-2026', 'di 28-07-2026'],
    ['ma 2026-07-27', 'di 2026-07-28'],
  ])('is of the week of its dates, also with their year: %s', (first, second) => {
    const header = ['Rubriek', first, second, 'Wo', 'Do', 'Vr', 'Za', 'Zo'];
    const errorsIn = (week: IsoDate) =>
      checkCells([header, ['Omzet hoog', 10], ['Contant', 10]], week).errors.length;
    expect([errorsIn('2026-07-27'), errorsIn('2026-07-20')]).toEqual([0, 1]);
  });

  it('warns of a row that comes twice, of fractions of a cent and of a week without anything', () => {
    const warnings = [
      ...check(sold, paid, monday('Pin', 0)).warnings,
      ...check(monday('Omzet hoog', 10.333), monday('Pin', 10.33)).warnings,
      ...check(monday('Pin', 0)).warnings,
    ].map(({ cell, message }) => [cell, message.replace('\u00A0', ' ')]);
    expect(warnings).toEqual([
      [null, 'De regel Pin komt vaker voor; de bedragen zijn opgeteld'],
      ['C2', 'Het bedrag is afgerond op € 10,33'],
      [null, 'Er staan geen bekende regels met een bedrag op het werkblad'],
    ]);
  });

  it('says so when there is more than a sheet of a week can hold', () => {
    const { errors } = checkCells([HEADER, ...Array(500).fill([]), []]);
    expect(errors).toEqual([
      { row: 501, cell: null, message: 'Het werkblad heeft meer dan 500 regels' },
    ]);
  });
});
