import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../apps.mjs';
import { reportBuild } from '../contract-report/report-build';
import { readReport } from '../contract-report/report-text.mjs';

const load = createRequire(path.join(root, 'package.json'));
const webpack = load('webpack');
const { PureValues } = load('./tools/webpack/pure-values.cjs');
const { rules } = load('./tools/webpack/rules.cjs');
const { usedContract } = load('./tools/webpack/used-contract.cjs');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'used-contract-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const CONTRACT = path.join(root, 'shared/src/contract');

/** What a page with this code asks of the API, by heading. */
async function askedBy(code: string, manifest: object = {}): Promise<string[]> {
  fs.writeFileSync(path.join(folder, 'page.ts'), code.replaceAll('contract/', `${CONTRACT}/`));
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './page.ts',
    devtool: 'hidden-source-map',
    output: { path: path.join(folder, 'out') },
    resolve: { extensions: ['.ts'], modules: [path.join(root, 'shared/node_modules')] },
    module: { rules: rules(true) },
    optimization: { minimize: false },
    plugins: [new PureValues()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  return [...readReport(await reportBuild(usedContract(stats.compilation), manifest)).keys()];
}

it('names the calls that a page holds, and none that are beside them', async () => {
  const asked = await askedBy(`
    import { logout } from 'contract/auth';
    import * as profile from 'contract/users';
    import { listUsers } from 'contract/company-users';
    import { EnterpriseForm } from 'contract/firm';
    const never = () => listUsers.path;
    export const later = () => import('contract/kvk').then(({ getKvkData }) => getKvkData);
    console.log(logout.path, profile.getUser.path, EnterpriseForm);`);
  expect(asked).toEqual([
    'POST /auth/v1/logout',
    'GET /relations/v1/kvkdata',
    'GET /users/v1/user',
  ]);
});

it('names all of a file that is used as a whole', async () => {
  const asked = await askedBy(`
    import * as auth from 'contract/auth';
    console.log(Object.keys(auth));`);
  expect(asked.length).toBeGreaterThan(5);
});

it('says what it is prepared for of its own calls alone', async () => {
  const lines = [
    'GET /users/v1/user reply.name: is not there',
    'GET /users/v1/users reply: may be null as well',
  ];
  const report = readReport(await reportBuild({ 'users.ts': ['getUser'] }, {}, lines));
  expect([...(report.get('prepared for')?.keys() ?? [])]).toEqual(lines.slice(0, 1));
  expect(readReport(await reportBuild({}, {}, lines)).size).toBe(0);
});

it('names the rights of its manifest, wherever they stand, but not what everybody has', async () => {
  const manifest = {
    pages: [
      { right: 'signedIn', fallback: [{ right: 'firm', page: 'a' }] },
      { right: 'invoicing' },
      { right: 'anyone' },
    ],
    widgets: [{ right: 'invoicing' }],
  };
  expect(await askedBy('', manifest)).toEqual(['right firm', 'right invoicing']);
});
