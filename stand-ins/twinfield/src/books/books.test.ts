import fs, { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { amountOf, centsOf, percentOf, times } from './amounts';
import { openBooks } from './books';
import { isDay, plusDays } from './days';
import { periodOf, rateOn, vatCodeAt } from './find';
import { nextCode } from './masks';
import { put } from './tables';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'books-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (year = 2026) => openBooks(folder, () => new Date(`${year}-06-15T12:00:00Z`));
const organisation = { id: 'x', code: 'NIEUW', name: 'Nieuw' };

describe('books', () => {
  it('hold after a sudden end all that was committed', () => {
    open().commit([put('organisations', organisation)]);
    expect(open().tables.organisations.get('NIEUW')).toEqual(organisation);
  });

  it('leave out a line that was cut off, which nobody was told of', () => {
    open().commit([put('organisations', organisation)]);
    appendFileSync(path.join(folder, 'books.ndjson'), '[{"table":"organisations","row":{"co');
    expect([...open().tables.organisations.keys()]).toEqual(['VISSER', 'TULIP', 'NIEUW']);
  });

  it('are on disk before a commit returns', () => {
    const books = open();
    const file = path.join(folder, 'books.ndjson');
    const onDisk = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      expect(readFileSync(file, 'utf8')).toContain('"NIEUW"');
    });
    books.commit([put('organisations', organisation)]);
    expect(onDisk).toHaveBeenCalledTimes(1);
    onDisk.mockRestore();
  });

  it('keep nothing of a commit that did not get to the disk, and go on', () => {
    const books = open();
    jest.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
      throw new Error('disk full');
    });
    expect(() => books.commit([put('organisations', organisation)])).toThrow('disk full');
    expect(books.tables.organisations.has('NIEUW')).toBe(false);
    books.commit([put('organisations', { ...organisation, code: 'TWEEDE' })]);
    expect([...open().tables.organisations.keys()]).toEqual(['VISSER', 'TULIP', 'TWEEDE']);
  });

  it('are as new after a reset, after a restart too', () => {
    const books = open();
    books.commit([put('organisations', organisation)]);
    books.reset();
    expect(books.tables.organisations.has('NIEUW')).toBe(false);
    expect(open().tables.organisations.has('NIEUW')).toBe(false);
  });

  it('begin with two organisations and five offices', () => {
    expect(
      [...open().tables.offices.values()].map(({ key, currency }) => `${key} ${currency}`),
    ).toEqual([
      'VISSER/1001 EUR',
      'VISSER/1002 EUR',
      'VISSER/1003 EUR',
      'VISSER/1004 EUR',
      'TULIP/1001 USD',
    ]);
  });
});

it.each([
  ['VH', '20120930', '19.000000000'],
  ['VH', '20121001', '21.000000000'],
  ['IL', '20181231', '6.000000000'],
  ['IL', '20190101', '9.000000000'],
  ['IL', '20400101', '10.000000000'],
])('%s is on %s %s percent', (code, day, percentage) => {
  const vat = vatCodeAt(open(), 'VISSER/1001', code);
  expect(vat && rateOn(vat, day)?.percentage).toBe(percentage);
});

it.each([
  ['VISSER/1001', '20261130', '2026/11'],
  ['VISSER/1001', '20261201', '2026/12'],
  ['VISSER/1002', '20260107', '2026/01'],
  ['VISSER/1002', '20260108', '2026/02'],
  ['VISSER/1002', '20261231', '2026/52'],
  ['VISSER/1001', '19990101', undefined],
])('in %s the day %s falls in period %s', (office, day, period) => {
  expect(periodOf(open(), office, day)).toBe(period);
});

it.each([
  ['100.00', 100_00],
  ['0.1', 10],
  ['7', 700],
  ['9999999999999.99', 999_999_999_999_999],
  ['-1.00', null],
  ['1,00', null],
  ['1.005', null],
  ['', null],
  ['1e3', null],
])('reads the amount %s as %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it('writes amounts with a point and two decimals', () => {
  expect([0, 5, -5, 123_456].map(amountOf)).toEqual(['0.00', '0.05', '-0.05', '1234.56']);
});

it('rounds half a cent away from zero, and is exact where floats are not', () => {
  expect(percentOf(50, '21.000000000')).toBe(11);
  expect(percentOf(-50, '21.000000000')).toBe(-11);
  expect(percentOf(999_999_999_999_99, '21.000000000')).toBe(210_000_000_000_00);
  expect(times(100, '0.921658986')).toBe(92);
});

it('knows days that exist', () => {
  expect(['20240229', '20230229', '20261301', '2026-1-1', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(plusDays('20241231', 1)).toBe('20250101');
});

it('gives the code after the highest one, as long as the mask has more', () => {
  const short = { relationDigits: 4 } as const;
  expect(nextCode(short, 'DEB', ['1000', '1003'])).toBe('1004');
  expect(nextCode(short, 'CRD', [])).toBe('2001');
  expect(nextCode(short, 'PRJ', ['P0009'])).toBe('P0010');
  expect(nextCode(short, 'DEB', ['1999'])).toBeNull();
  expect(nextCode({ relationDigits: 6 }, 'DEB', ['1999', '100300'])).toBe('100301');
});
