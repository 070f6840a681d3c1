// Drives the main flow with every mix of host, remotes and API of several versions of this repository:
//   node tools/skew.mjs [commit …]     `HEAD~10 HEAD~100` when none is said, beside what is here now
// Earlier versions are built in a folder of their own, which stays for the next time. Takes minutes for each version.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { signInOn } from '../bench/signed-in-page.mjs';
import { apps, root } from './apps.mjs';
import { CONTRACT_FILE } from './contract-report/report-text.mjs';
import { findBrowser } from './find-browser.mjs';
import { freePorts } from './ports.mjs';
import { releaseBuild } from './release-store.mjs';
import { startWorld } from './world.mjs';

const built = path.join(os.tmpdir(), 'boekwerk-skew');
const STEP_MS = 20_000;
/** What a page says when it, or a part of it, failed. */
const FAILED =
  /Er ging iets mis op deze pagina|Dit onderdeel is niet bereikbaar|kon niet helemaal worden geladen|Boekwerk is niet bereikbaar|mis bij het laden van je gegevens/;
const PAGES = [
  '/invoicing/invoice/overview',
  '/invoicing/product/overview',
  '/project/overview',
  '/relation/overview',
  '/administration/document/overview',
  '/settings/company/edit',
  '/settings/account/profile',
];
const FIRM_PAGES = ['/dashboard', '/relation/overview'];

const asked = process.argv.slice(2);
const versions = [root, ...(asked.length > 0 ? asked : ['HEAD~10', 'HEAD~100']).map(folderOf)];
for (const folder of versions) buildIn(folder);
const executablePath = await findBrowser();
let failed = 0;
for (const api of versions) await withApi(api);
process.exit(failed === 0 ? 0 : 1);

function folderOf(commit) {
  const args = ['rev-parse', '--short', commit];
  const id = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const folder = path.join(built, id);
  if (!fs.existsSync(folder))
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, id], { cwd: root });
  return folder;
}

function buildIn(folder) {
  const stamp = path.join(folder, '.build/is-done');
  if (folder !== root && fs.existsSync(stamp)) return;
  const code = `import('./tools/install.mjs')
    .then(({ install }) => install())
    .then(() => import('./tools/build.mjs'))
    .then(({ buildAndRelease }) => buildAndRelease({ wwwDir: ${JSON.stringify(path.join(folder, '.www'))} }))
    .then(() => import('./tools/build-api.mjs'))
    .then(({ buildApi }) => buildApi());`;
  execFileSync(process.execPath, ['--eval', code], { cwd: folder, stdio: 'inherit' });
  fs.writeFileSync(stamp, '');
}

/** Every mix of host and remotes, before one API that has its own demo data. */
async function withApi(api) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'skew-'));
  const wwwDir = path.join(dataDir, 'www');
  place(wwwDir, root, root);
  const ports = await freePorts();
  const apiArgs = [path.join(api, '.build/api/main.js')];
  const world = await startWorld({ ...ports, dataDir, wwwDir, demo: true, apiArgs });
  const browser = await chromium.launch({ executablePath });
  try {
    for (const host of versions)
      for (const remotes of versions) {
        place(wwwDir, host, remotes);
        const problems = await drive(browser, `http://127.0.0.1:${ports.port}`);
        failed += problems.length;
        const mix = `API ${nameOf(api)}, host ${nameOf(host)}, remotes ${nameOf(remotes)}`;
        console.log(`${mix}: ${problems.join('; ') || 'goes'}`);
      }
  } finally {
    await browser.close();
    await world.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

function nameOf(folder) {
  return folder === root ? 'now' : path.basename(folder);
}

/** Releases the builds of two versions; the remotes first, whose pages may have moved between them. */
function place(wwwDir, host, remotes) {
  const names = apps.flatMap(({ builds }) => builds);
  const together = names.filter((name) => name !== 'host');
  for (const name of names) {
    const source = path.join(name === 'host' ? host : remotes, '.build', name);
    if (!fs.existsSync(source)) continue;
    // Builds of before they said what they count on; here all are mixed, whatever that is.
    if (!fs.existsSync(path.join(source, CONTRACT_FILE)))
      fs.writeFileSync(path.join(source, CONTRACT_FILE), '');
    releaseBuild(wwwDir, name, { source, together, isAsked: true });
  }
}

/** @returns what did not go */
async function drive(browser, url) {
  const problems = [];
  for (const [who, pages, act] of [
    ['ondernemer', PAGES, makeConcept],
    ['boekhouder', FIRM_PAGES, null],
  ]) {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    page.setDefaultTimeout(STEP_MS);
    page.on('pageerror', (error) => problems.push(`${new URL(page.url()).pathname}: ${error}`));
    const step = async (name, work) => {
      try {
        await work();
        const said = FAILED.exec(await page.locator('body').textContent());
        if (said) problems.push(`${name}: ${said[0]}`);
      } catch (error) {
        problems.push(`${name}: ${String(error).split('\n', 1)[0]}`);
      }
    };
    await step(`sign in as ${who}`, () => signInOn(page, url, who));
    for (const place of pages)
      await step(place, async () => {
        await page.goto(`${url}${place}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
      });
    if (act) await step('a new invoice', () => act(page, url));
    await page.context().close();
  }
  return problems;
}

/** Types an invoice and saves it. */
async function makeConcept(page, url) {
  await page.goto(`${url}/invoicing/invoice/create`);
  const customer = page.getByRole('combobox', { name: 'Klant' });
  await customer.click();
  await page.locator('.ant-select-item-option:visible').first().click();
  const row = page.locator('tr.invoicing-line').first();
  await row.getByRole('combobox', { name: 'Omschrijving' }).fill('Advies');
  await row.getByRole('combobox', { name: 'Omschrijving' }).press('Escape');
  await row.getByLabel('Aantal').fill('3');
  await row.getByLabel('Prijs ex. BTW').fill('49,95');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.waitForURL(/\/invoicing\/invoice\/edit\/\d+/);
}
