import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../apps.mjs';

const load = createRequire(path.join(root, 'package.json'));
const webpack = load('webpack');
const { ModuleFederationPlugin } = load('@module-federation/enhanced/webpack');
const { sharedModules } = load('./tools/webpack/shared-modules.cjs');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-modules-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const LIST = '@boekwerk/shared/ui/list';
const TABS = '@boekwerk/shared/ui/tabs';

/** What a build of this name says with these files, of which `page.js` is the first. */
async function said(name: string, files: Record<string, string>, shared: object) {
  const context = path.join(folder, name);
  fs.mkdirSync(context);
  for (const [file, code] of Object.entries(files))
    fs.writeFileSync(path.join(context, file), code);
  const compiler = webpack({
    name,
    mode: 'production',
    context,
    entry: name === 'host' ? './page.js' : {},
    output: { path: path.join(context, 'out') },
    optimization: { minimize: false },
    resolve: { alias: { [LIST]: path.join(context, 'list.js') } },
    plugins: [
      new ModuleFederationPlugin({
        name,
        dts: false,
        manifest: false,
        ...(name !== 'host' && { filename: 'entry.js', exposes: { './page': './page.js' } }),
        shared,
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  return sharedModules(stats.compilation);
}

it('names of a remote what it imports from the host, in whichever way, and no more', async () => {
  const entry = { import: false, singleton: true, requiredVersion: '^1.0.0' };
  const shared = { [LIST]: entry, [TABS]: entry, react: entry, unused: entry };
  const files = {
    'page.js': `
      import { ListPage as Page, unused } from '${LIST}';
      import * as list from '${LIST}';
      import { useState } from 'react';
      export { Tabs } from '${TABS}';
      export const part = () => import('./part').then(({ part }) => part);
      console.log(Page, list.ListPart, useState);`,
    'part.js': `import { ListSkeleton } from '${LIST}'; export const part = ListSkeleton;`,
  };
  expect(await said('demo', files, shared)).toEqual({
    [LIST]: ['ListPage', 'ListPart', 'ListSkeleton'],
    [TABS]: ['Tabs'],
  });
});

it('names of the host all that it exports there, whether it uses it or not', async () => {
  const files = {
    'page.js': `import('${LIST}').then(({ ListPage }) => console.log(ListPage));`,
    'list.js': `export const ListPage = 1; export { ListPart } from './part';`,
    'part.js': 'export const ListPart = 2; export const hidden = 3;',
  };
  const shared = { [LIST]: { singleton: true, version: '1.0.0' } };
  expect(await said('host', files, shared)).toEqual({ [LIST]: ['ListPage', 'ListPart'] });
});
