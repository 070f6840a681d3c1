import { chromium } from '@playwright/test';
import { sessionOf, withSession } from './kept-session.mjs';
import { slowNetwork } from './slow-network.mjs';

const LATENCY_MS = 150;

/**
 * What scripts a second visit to the invoice overview gets over the network: by the browser's cache alone, and with the
 * service worker of the first visit.
 *
 * @param {{ url: string, browser: string }} where
 * @returns {Promise<{ by: string, scripts: number, kb: number }[]>}
 */
export async function measureSecondVisit({ url, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const session = await sessionOf(browser, url);
  const rows = [];
  for (const [by, serviceWorkers] of [
    ['the cache of the browser', 'block'],
    ['the service worker', 'allow'],
  ]) {
    const context = await browser.newContext({ serviceWorkers });
    await withSession(context, session);
    const page = await context.newPage();
    const open = async () => {
      await page.goto(`${url}/invoicing/invoice/overview`);
      await page.locator('tbody a').first().waitFor();
      await page.waitForLoadState('networkidle');
    };
    await open();
    if (serviceWorkers === 'allow') {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      // The worker keeps what it sees from now on.
      await open();
    }
    const sent = await scriptsDuring(context, page, open);
    rows.push({ by, scripts: sent.length, kb: Math.round(sent.reduce((a, b) => a + b, 0) / 1024) });
    await context.close();
  }
  await browser.close();
  return rows;
}

/** Bytes of each script that came over the network, to the page or to its service worker. */
async function scriptsDuring(context, page, visit) {
  const bytes = [];
  const cached = new Set();
  const scripts = new Set();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) cached.add(requestId);
    if (/\.m?js$/.test(new URL(response.url).pathname)) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId) && !cached.has(requestId)) bytes.push(encodedDataLength);
  });
  // Of those it fetches itself only the number is known.
  const byWorker = (request) => {
    if (request.serviceWorker() && /\.m?js$/.test(new URL(request.url()).pathname)) bytes.push(0);
  };
  context.on('request', byWorker);
  await visit();
  context.off('request', byWorker);
  return bytes;
}

/**
 * From the click on Inloggen, on a page that was used as somebody uses it, at 150 ms of latency.
 *
 * @returns {Promise<{ frame_ms: number, dashboard_ms: number, figures_ms: number }>} until the sign-in page makes place, until the dashboard stands there with room for its figures, and until it has the first of them
 */
export async function measureAfterSignIn({ url, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const runs = [];
  for (let run = 0; run < 5; run++) runs.push(await signInOnce(browser, url));
  await browser.close();
  const median = (part) =>
    Math.round(runs.map((one) => one[part]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]);
  return {
    frame_ms: median('frame'),
    dashboard_ms: median('dashboard'),
    figures_ms: median('figures'),
  };
}

async function signInOnce(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowNetwork(await context.newCDPSession(page), LATENCY_MS);
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill('ondernemer@boekwerk.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Welkom-2026!');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen = {};
    window.seen = seen;
    const note = (part, selector, isThere) => {
      if (seen[part] === undefined && Boolean(document.querySelector(selector)) === isThere)
        seen[part] = performance.now() - seen.clicked;
    };
    addEventListener('click', () => (seen.clicked ??= performance.now()), { capture: true });
    new MutationObserver(() => {
      note('frame', 'input[type=password]', false);
      note('dashboard', '.host-counter', true);
      note('figures', '.host-counter-figure', true);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.locator('.host-counter-figure').first().waitFor();
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return seen;
}
