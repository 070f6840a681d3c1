import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startCanary } from '../../tools/release-canary.mjs';
import { buildOf, type Deployment, deploy, stageAnother } from '../world/deployment';
import { fromAddress } from '../world/from-address';
import { expect, test } from '../world/test';
import { theWorld } from '../world/world';

let deployment: Deployment;
const leave: (() => void)[] = [];
const figuresFile = () => path.join(theWorld().folder, 'figures-canary.json');

test.beforeEach(async () => {
  deployment = await deploy('canary', { TRUST_PROXY: '127.0.0.1', FIGURES: figuresFile() });
});
test.afterEach(async () => {
  for (const stop of leave.splice(0)) stop();
  await deployment.stop();
});

/** Somebody at an address of their own, in one of the hundred groups of browsers. */
async function visitor(browser: Browser, number: number, group: number) {
  const { url, stop } = await fromAddress(deployment.url, `10.1.0.${number}`);
  leave.push(stop);
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([{ name: 'releases', value: `${group}.`, url }]);
  const page = await context.newPage();
  const given = new Set<string>();
  page.on('request', (request) => {
    const [, build] = /\/remotes\/auth\/([\w-]+)\//.exec(request.url()) ?? [];
    if (build) given.add(build);
  });
  return { page, given, button: page.getByRole('button', { name: 'Inloggen' }) };
}

test('a broken canary is taken back by itself, and who did not get it never saw it', async ({
  browser,
}) => {
  const current = buildOf(deployment, 'auth');
  stageAnother(deployment, 'auth', (folder) => {
    const file = path.join(folder, 'remoteEntry.js');
    const line =
      "setTimeout(() => { document.body.textContent = ''; throw new Error('Stuk'); });\n";
    fs.rmSync(`${file}.br`, { force: true });
    fs.writeFileSync(file, line + fs.readFileSync(file, 'utf8'));
  });
  const canary = startCanary(deployment.wwwDir, 'auth', { percent: 50, companies: [] });

  const other = await visitor(browser, 1, 80);
  const hit = await Promise.all([2, 3, 4, 5].map((number) => visitor(browser, number, 3)));
  const open = async ({ page }: { page: typeof other.page }) => {
    const failing = page.waitForEvent('pageerror');
    await page.goto('/login');
    await failing;
    // What a page has to tell is sent at the latest when it is left.
    await page.goto('/offline.html');
  };
  await other.page.goto('/login');
  await expect(other.button).toBeVisible();
  await Promise.all(hit.map(open));

  await expect.poll(kept).toMatchObject({ ended: [{ name: 'auth', build: canary }] });
  const [first] = hit;
  if (!first) throw new Error('nobody was hit');
  expect([...first.given]).toEqual([canary]);
  await first.page.goto('/login');
  await expect(first.button).toBeVisible();
  expect([...first.given]).toEqual([canary, current]);
  expect([...other.given]).toEqual([current]);
});

type Kept = { ended: { name: string; build: string }[] };
const kept = (): Kept =>
  fs.existsSync(figuresFile()) ? JSON.parse(fs.readFileSync(figuresFile(), 'utf8')) : { ended: [] };
