import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { productSources, sourceFiles, styleSheets } from './tools/source-files.mjs';
import { styleComplaints } from './tools/styles/style-complaints.mjs';
import { unloadedClasses } from './tools/styles/unloaded-classes.mjs';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const textsOf = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, read(file)]));

const sources = productSources().filter((file) => /^(?:host|mf-|shared)/.test(file));
const sheets = textsOf(styleSheets());

const bench = fs
  .readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => `bench/${file}`);

/** What the host fetches of each remote by its name. */
const exposed = fs
  .readdirSync(root)
  .filter((folder) => folder.startsWith('mf-'))
  .flatMap((folder) =>
    Object.values(JSON.parse(read(`${folder}/manifest.json`)) as Manifests).flatMap(({ exposes }) =>
      Object.values(exposes).map((file) => path.posix.join(folder, file)),
    ),
  );

type Manifests = { [remote: string]: { exposes: { [name: string]: string } } };

describe('the look of a page', () => {
  it('finds the style sheets it is to judge', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(40);
  });

  it('is never another package’s: no name in a style sheet is that of two, or in vain', () => {
    const askers = sourceFiles.filter(
      (file) => /^(?:host|mf-|shared|e2e)/.test(file) && !sources.includes(file),
    );
    const asked = textsOf([...askers, ...bench]);
    expect(styleComplaints(sheets, textsOf(sources), asked)).toEqual([]);
  });

  it('is not looked for in all of a page at each key press: whoever holds much asks step by step', () => {
    const asksAll = /(?:\.bw-page|\bform|\*|[\s,]):has\((?!\s*[>+~])/g;
    const asking = Object.entries(sheets).flatMap(([file, css]) =>
      [...css.matchAll(asksAll)].map(({ 0: found }) => `${file}: ${found.trim()}`),
    );
    expect(asking).toEqual([]);
  });

  it('does not wait for a style sheet that only another page brings', () => {
    const entries = { first: 'host/src/main.tsx', exposed };
    expect(unloadedClasses(sheets, textsOf(sources), entries)).toEqual([]);
  });
});
