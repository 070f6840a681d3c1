import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endpoints } from './all';

const require = createRequire(import.meta.url);

const files = fs
  .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** The calls that a file of the contract makes. */
const callsIn = (file: string): [name: string, call: unknown][] =>
  Object.entries(require(path.join(import.meta.dirname, file)) as object).filter(
    ([, value]) => value instanceof Object && 'method' in value && 'path' in value,
  );

it.each(files)('%s has no call that the list of all calls leaves out', (file) => {
  const listed: unknown[] = Object.values(endpoints);
  const left = callsIn(file).filter(([, call]) => !listed.includes(call));
  expect(left.map(([name]) => name)).toEqual([]);
});

// What a build asks of the API is told by the exports that are in it (`tools/webpack/used-contract.cjs`).
it.each(files)('%s makes nothing of its own calls, which a build would hold unseen', (file) => {
  const source = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '');
  const strays = callsIn(file)
    .map(([name]) => name)
    .filter((name) => new RegExp(`(?<!export const |typeof )\\b${name}\\b`).test(code));
  expect(strays).toEqual([]);
});

it('has each method and path once', () => {
  const names = Object.values(endpoints).map(({ method, path: at }) => `${method} ${at}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
