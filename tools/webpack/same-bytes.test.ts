import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../apps.mjs';

const load = createRequire(path.join(root, 'package.json'));
const webpack = load('webpack');
const { rules } = load('./tools/webpack/rules.cjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'same-bytes-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** @returns the names of what is built, with the hashes that the minimizer sees in what loads it */
async function builtIn(name: string): Promise<string[]> {
  const context = path.join(folder, name);
  fs.mkdirSync(context, { recursive: true });
  fs.writeFileSync(path.join(context, 'main.ts'), "export const part = () => import('./part');");
  fs.writeFileSync(path.join(context, 'part.tsx'), 'export const part: number = 7;');
  const output = path.join(context, 'out');
  const compiler = webpack({
    mode: 'production',
    context,
    entry: './main.ts',
    devtool: 'hidden-source-map',
    output: { path: output, filename: '[name].[contenthash:8].js' },
    resolve: { extensions: ['.ts', '.tsx'] },
    module: { rules: rules(true) },
    optimization: { minimize: false, realContentHash: false },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  return fs.readdirSync(output).filter((file) => file.endsWith('.js'));
}

it('gives equal sources equal hashes in whichever folder they stand, also before the minimizer', async () => {
  const here = await builtIn('here');
  expect(here).toHaveLength(2);
  expect(await builtIn('elsewhere')).toEqual(here);
});
