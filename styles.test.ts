import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { productSources, sourceFiles, styleSheets } from './tools/source-files.mjs';
import { styleComplaints } from './tools/styles/style-complaints.mjs';

const textsOf = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));

const bench = fs
  .readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => `bench/${file}`);

describe('the look of a page', () => {
  it('depends on no other page that was opened: no name in a style sheet is two packages’, or in vain', () => {
    const sources = productSources().filter((file) => /^(?:host|mf-|shared)/.test(file));
    const askers = sourceFiles.filter(
      (file) => /^(?:host|mf-|shared|e2e)/.test(file) && !sources.includes(file),
    );
    expect(styleSheets().length).toBeGreaterThan(40);
    expect(
      styleComplaints(textsOf(styleSheets()), textsOf(sources), textsOf([...askers, ...bench])),
    ).toEqual([]);
  });
});
