// Takes the pictures of docs/operations.md that show a release of one remote, a canary, and both ways back:
//   node tools/film-releases.mjs
// Builds invoicing once more in a copy of the sources, with a page that it did not have. Takes some minutes.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { signInOn } from '../bench/signed-in-page.mjs';
import { buildAndRelease } from './build.mjs';
import { buildApi } from './build-api.mjs';
import { findBrowser } from './find-browser.mjs';
import { freePorts } from './ports.mjs';
import { clearChannel, startCanary } from './release-canary.mjs';
import { readFigures } from './release-figures.mjs';
import { readList } from './release-list.mjs';
import { makeCurrent, releaseBuild, stageBuild } from './release-store.mjs';
import { root } from './run.mjs';
import { startWorld } from './world.mjs';

const pictures = path.join(root, 'docs/images');
/** As narrow as the menu is still beside the page. */
const SIZE = { width: 1000, height: 400 };
/** Left behind in the copy: what is installed, built and kept. */
const NOT_COPIED = /(?:^|\/)(?:node_modules|\.git|\.build|\.www|\.cache|\.data|test-results)$/;
/** Browsers of the first of the hundred groups get a canary, of the last not. */
const [FIRST, LAST] = [3, 80];
const OVERVIEW = '/invoicing/product/overview';

const NEW_PAGE = `import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PageShell } from '@boekwerk/shared/ui/page';

export function RemindersPage() {
  return (
    <PageShell title="Herinneringen">
      <EmptyState picture="documents" title="Er zijn geen herinneringen" />
    </PageShell>
  );
}
`;
const NEW_ROUTE = `  reminders: {
    lazy: () =>
      import('./reminders/reminders-page').then(({ RemindersPage }) => ({ Component: RemindersPage })),
  },
`;
const GROUP = { title: 'Facturen', order: 30, icon: 'invoices' };
const NEW_IN_MANIFEST = {
  name: 'reminders',
  path: '/invoicing/reminders',
  right: 'invoicing',
  title: 'Herinneringen',
  menus: [{ menu: 'main', order: 40, group: GROUP }],
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'film-'));
const wwwDir = path.join(folder, 'www');
const figures = path.join(folder, 'figures.json');
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

await buildAndRelease({ wwwDir });
await buildApi();
const withNewPage = buildWithNewPage();
const ports = await freePorts();
const env = { TRUST_PROXY: '127.0.0.1', FIGURES: figures };
const world = await startWorld({ ...ports, dataDir: folder, wwwDir, demo: true, env });
const url = `http://127.0.0.1:${ports.port}`;
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  const owner = await visitor('ondernemer', FIRST, 1);
  const colleague = await visitor('collega', LAST, 2);
  await releaseAlone(owner);
  await goBackByHand(owner);
  await giveToSome(owner, colleague);
  await endByItself(owner, colleague);
} finally {
  await browser.close();
  await world.stop();
}

/** Builds invoicing as a team that adds a page would. @returns the folder of the build */
function buildWithNewPage() {
  const copy = path.join(folder, 'copy');
  fs.cpSync(root, copy, { recursive: true, filter: (file) => !NOT_COPIED.test(file) });
  for (const name of ['.', ...fs.readdirSync(copy)]) {
    const packages = path.join(root, name, 'node_modules');
    if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(copy, name, 'node_modules'));
  }
  const remote = path.join(copy, 'mf-invoicing');
  fs.mkdirSync(path.join(remote, 'src/reminders'));
  fs.writeFileSync(path.join(remote, 'src/reminders/reminders-page.tsx'), NEW_PAGE);
  const routes = path.join(remote, 'src/routes.tsx');
  const known = fs.readFileSync(routes, 'utf8');
  fs.writeFileSync(routes, known.replace(/\};\s*$/, `${NEW_ROUTE}};\n`));
  const manifest = path.join(remote, 'manifest.json');
  const said = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  said.invoicing.pages.push(NEW_IN_MANIFEST);
  fs.writeFileSync(manifest, JSON.stringify(said));
  const stdio = 'inherit';
  execFileSync(process.execPath, ['tools/compile.mjs', 'mf-invoicing'], { cwd: copy, stdio });
  return path.join(copy, '.build/invoicing');
}

async function releaseAlone(owner) {
  const before = readList(wwwDir);
  releaseBuild(wwwDir, 'invoicing', { source: withNewPage });
  await owner.open('/invoicing/reminders');
  await owner.heading('Herinneringen');
  await owner.picture('release-after');
  const after = readList(wwwDir);
  for (const name of Object.keys(after))
    say(name, before[name].current.build, after[name].current.build);
}

function say(name, before, after) {
  console.log(`${name}: ${before === after ? `stays ${before}` : `${before} → ${after}`}`);
}

async function goBackByHand(owner) {
  const [current, before] = fs.readdirSync(path.join(wwwDir, 'remotes/invoicing')).sort().reverse();
  const begun = Date.now();
  makeCurrent(wwwDir, 'invoicing', before);
  await owner.open(OVERVIEW);
  await owner.heading('Producten');
  console.log(`back from ${current} to ${before}: on the screen after ${Date.now() - begun} ms`);
  await owner.picture('release-back');
}

async function giveToSome(owner, colleague) {
  stageBuild(wwwDir, 'invoicing', { source: withNewPage });
  startCanary(wwwDir, 'invoicing', { percent: 50, companies: [] });
  await Promise.all([owner.open(OVERVIEW), colleague.open(OVERVIEW)]);
  await owner.picture('canary-given');
  await colleague.picture('canary-not-given');
  clearChannel(wwwDir, 'invoicing', 'canary');
}

/** Of a build that breaks in everybody's browser, each at an address of their own. */
async function endByItself(owner, colleague) {
  const entry = path.join(withNewPage, 'remoteEntry.js');
  fs.rmSync(`${entry}.br`, { force: true });
  fs.writeFileSync(entry, "throw new Error('broken');");
  stageBuild(wwwDir, 'invoicing', { source: withNewPage });
  startCanary(wwwDir, 'invoicing', { percent: 50, companies: [] });
  const others = await Promise.all([3, 4, 5].map((at) => visitor('ondernemer', FIRST, at)));
  const broken = 'Dit onderdeel is niet bereikbaar';
  for (const one of [owner, ...others]) {
    await one.open(OVERVIEW);
    await one.page.getByText(broken).first().waitFor();
    if (one === owner) await one.picture('canary-broken');
    // What a page has to tell is sent at the latest when it is left.
    await one.page.goto(`${url}/offline.html`);
  }
  while (readFigures(console.error, figures).ended.length === 0)
    await owner.page.waitForTimeout(100);
  console.log(`ended: ${readFigures(console.error, figures).ended[0].why}`);
  await Promise.all([owner.open(OVERVIEW), colleague.open(OVERVIEW)]);
  await owner.heading('Producten');
  await owner.picture('canary-ended');
}

/** Somebody who is signed in, with a browser of a group, at an address. */
async function visitor(who, group, at) {
  const context = await browser.newContext({
    viewport: SIZE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.1.0.${at}` },
  });
  await context.addCookies([{ name: 'releases', value: `${group}.`, url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await signInOn(page, url, who);
  return {
    page,
    open: async (place) => {
      await page.goto(`${url}${place}`);
      await page.waitForLoadState('networkidle');
    },
    heading: (name) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    picture: (name) => page.screenshot({ path: path.join(pictures, `${name}.png`) }),
  };
}
