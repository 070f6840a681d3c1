import { turnsDuring } from '../../testing/turns-during';
import { type Likeness, readCsv as read } from './read-csv';

const LIMITS = { rows: 500, columns: 60 };
const readCsv = (file: Uint8Array, likeness?: Likeness) => read(file, LIMITS, likeness);
const bytes = (text: string) => new TextEncoder().encode(text);

describe('readCsv', () => {
  it.each([
    ['a semicolon', 'Omzet;ma;di\nPin;1,50;2,50\n'],
    ['a tab', 'Omzet\tma\tdi\r\nPin\t1,50\t2,50'],
    ['a comma', 'Omzet,ma,di\rPin,"1,50","2,50"\r'],
    ['what the first line says', 'sep=|\nOmzet|ma|di\nPin|1,50|2,50'],
  ])('finds out that values are separated by %s', async (_, text) => {
    expect((await readCsv(bytes(text))).filter((row) => row.length > 0)).toEqual([
      ['Omzet', 'ma', 'di'],
      ['Pin', '1,50', '2,50'],
    ]);
  });

  it('keeps separators, quotes and line ends inside quotes', async () => {
    expect(await readCsv(bytes('a;"b;""c""\nd";e\n;"open'))).toEqual([
      ['a', 'b;"c"\nd', 'e'],
      ['', 'open'],
    ]);
  });

  it('reads a formula that says just a text as that text', async () => {
    expect(await readCsv(bytes('="0123";"=""+31 6""";="a""b";=1+1\n'))).toEqual([
      ['0123', '+31 6', 'a"b', '=1+1'],
    ]);
  });

  it.each([
    ['UTF-8', bytes('Café;€')],
    ['UTF-8 with a byte order mark', bytes('\uFEFFCafé;€')],
    ['Windows-1252', Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x3b, 0x80])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('Café;€', 'utf16le')])],
  ])('reads %s', async (_, file) => {
    expect(await readCsv(file)).toEqual([['Café', '€']]);
  });

  it('stops just past the limits, however long the file', async () => {
    const samples: number[] = [];
    const rows = await readCsv(bytes('1;2;3\n'.repeat(1_000_000)), (sample) =>
      samples.push(sample.length),
    );
    expect(rows).toHaveLength(501);
    expect(samples).toEqual([20, 20, 20]);
  });

  it('counts rows that say nothing apart, and stops at one that is too wide', async () => {
    const filled = { rows: 100, columns: 2, filled: 2 };
    const rows = await read(bytes('a\n; \n\nb\n\nc\nd\n'), filled);
    expect(rows).toEqual([['a'], [''], [''], ['b'], [''], ['c']]);
    expect(await read(bytes('a\n1;2;3;4;5\nb'), filled)).toEqual([['a'], ['1', '2', '3']]);
  });

  it('keeps of a cell what Excel would keep of it', async () => {
    const long = 'a'.repeat(40_000);
    const [row] = await readCsv(bytes(`${long};"${long}";b`));
    expect(row?.map((cell) => String(cell).length)).toEqual([32_767, 32_767, 1]);
  });

  it.each([
    ['of empty lines', bytes('\n'.repeat(2_000_000))],
    ['of Windows-1252', new Uint8Array(2_000_000).fill(0x80)],
  ])('lets others have their turn while it reads a long file %s', async (_, file) => {
    const limits = { rows: 1_048_576, columns: 100 };
    expect(await turnsDuring(() => read(file, limits))).toBeGreaterThanOrEqual(10);
  });
});
