import { readFigures } from './figure';

const loaded = { name: 'auth', build: '20261118T100200000-12345678', event: 'loaded', ms: 120 };
const lost = { name: 'auth', build: '1', event: 'not-loaded', cause: 'timeout' };
const read = (value: unknown) => readFigures(JSON.stringify(value));

it('reads what pages tell', () => {
  expect(read([loaded, lost])).toEqual([loaded, lost]);
});

it.each([
  ['no list', loaded],
  ['nothing', []],
  ['too many', Array(21).fill(loaded)],
  ['something else', ['auth']],
  ['null', [null]],
  ['a field that is not known', [{ ...loaded, url: '/invoicing/invoice/12' }]],
  ['a text', [{ ...lost, cause: 'Fout bij Sanne' }]],
  ['no time', [{ ...loaded, ms: undefined }]],
  ['a time below nothing', [{ ...loaded, ms: -1 }]],
  ['a time beyond a page', [{ ...loaded, ms: 600_001 }]],
  ['half a millisecond', [{ ...loaded, ms: 0.5 }]],
  ['a cause of what went well', [{ ...loaded, cause: 'timeout' }]],
  ['a time of what did not', [{ ...lost, ms: 1 }]],
  ['a name that is a path', [{ ...lost, name: '../host' }]],
  ['a build that is a path', [{ ...lost, build: 'a/b' }]],
  ['a name without end', [{ ...lost, name: 'a'.repeat(65) }]],
  ['an event that there is not', [{ ...lost, event: 'constructor' }]],
])('believes none of it when there is %s among it', (_, value) => {
  expect(read(value)).toBeNull();
  expect(read(Array.isArray(value) ? [loaded, ...value] : value)?.length ?? 0).toBeLessThan(2);
});

it.each([undefined, '', '[', '"[]"', '\u0000'])(
  'reads nothing in what is no JSON of ours',
  (text) => {
    expect(readFigures(text)).toBeNull();
  },
);
