import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { releaseKey } from '../../tools/release-keys.mjs';
import { root } from '../../tools/run.mjs';
import { type Deployment, deploy, releasesOf } from '../world/deployment';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const exec = promisify(execFile);

/** Left behind: what is installed, built and kept. */
const NOT_COPIED = /(?:^|\/)(?:node_modules|\.git|\.build|\.www|\.cache|\.data|test-results)$/;

let copy: string;
let deployment: Deployment;

test.beforeEach(async () => {
  copy = fs.mkdtempSync(path.join(tmpdir(), 'boekwerk-'));
  fs.cpSync(root, copy, { recursive: true, filter: (file) => !NOT_COPIED.test(file) });
  for (const folder of ['.', ...fs.readdirSync(copy)]) {
    const packages = path.join(root, folder, 'node_modules');
    if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(copy, folder, 'node_modules'));
  }
  deployment = await deploy('new-remote');
});

test.afterEach(async ({ page }) => {
  await page.close();
  await deployment.stop();
  fs.rmSync(copy, { recursive: true, force: true });
});

/** The copy would make one of its own. */
const key = releaseKey().export({ type: 'pkcs8', format: 'pem' }).toString();

const run = (...args: string[]) =>
  exec(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, WWW_DIR: deployment.wwwDir, RELEASE_KEY: key },
  });

const jest = (project: string, pattern: string, ...more: string[]) =>
  run(
    'node_modules/jest/bin/jest.js',
    ...['--selectProjects', project, '--testPathPatterns', pattern, ...more],
  );

const filesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\/(?:\.build|\.cache)(?:\/|$)/.test(entry.parentPath))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test('a sixth remote is made, tested, guarded, released, in the menu and gone again, with nothing else changed', async ({
  page,
}) => {
  const released = releasesOf(deployment);
  const before = filesOf(copy);

  await run('tools/new-remote/main.mjs', 'demo', 'Demonstratie', '--no-install');
  const added = filesOf(copy).filter((file) => !before.includes(file));
  expect(added.every((file) => file.startsWith('mf-demo/'))).toBe(true);
  fs.symlinkSync(
    path.join(root, 'mf-relations/node_modules'),
    path.join(copy, 'mf-demo/node_modules'),
  );

  await test.step('its tests are found and run', async () => {
    const { stderr } = await jest('dom', 'mf-demo');
    expect(stderr).toContain('1 passed');
  });

  await test.step('it may import no more than other remotes', async () => {
    const file = path.join(copy, 'mf-demo/src/stray.ts');
    const elsewhere = '../../mf-relations/src/routes';
    fs.writeFileSync(file, `export { routes } from '${elsewhere}';\n`);
    await expect(jest('layers', 'layers.test', '-t', 'mf-demo')).rejects.toThrow(
      'mf-demo/src/stray.ts → mf-rel',
    );
    fs.rmSync(file);
  });

  const manifest = path.join(copy, 'mf-demo/manifest.json');
  const good = fs.readFileSync(manifest, 'utf8');
  await test.step('it is not released on a path of another, or with a page without a right', async () => {
    fs.writeFileSync(manifest, good.replace('"right": "signedIn",\n        "title"', '"title"'));
    await expect(run('tools/release.mjs', 'demo')).rejects.toThrow('pages.1.right');
    fs.writeFileSync(manifest, good.replace('"/demo/overview"', '"/relation/overview"'));
    await expect(run('tools/release.mjs', 'demo')).rejects.toThrow('of relations');
    expect(releasesOf(deployment)).toEqual(released);
  });

  fs.writeFileSync(manifest, good.replaceAll('"right": "signedIn"', '"right": "invoicing"'));
  await run('tools/release.mjs', 'demo');
  expect(releasesOf(deployment)).toEqual({ ...released, demo: expect.anything() });

  await test.step('it is in the menu of who has its right, and nobody else comes there', async () => {
    await signIn(page, 'ondernemer', deployment.url);
    await page.getByRole('link', { name: 'Demonstratie' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demonstratie' })).toBeVisible();
    await expect(page).toHaveURL(`${deployment.url}/demo/overview`);
    await signIn(page, 'boekhouder', `${deployment.url}/demo`);
    await expect(page).toHaveURL(`${deployment.url}/dashboard`);
    await expect(page.getByRole('link', { name: 'Relaties', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Demonstratie' })).toHaveCount(0);
  });

  await run('tools/release.mjs', 'demo', '--withdraw');
  const { demo, ...others } = releasesOf(deployment);
  expect(others).toEqual(released);
  expect(demo).not.toHaveProperty('current');
});
