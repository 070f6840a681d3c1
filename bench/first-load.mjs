import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { sessionOf, withSession } from './kept-session.mjs';
import { serveInstead } from './serve-instead.mjs';
import { slowNetwork } from './slow-network.mjs';

/**
 * What a browser with an empty cache fetches before a page can be used.
 *
 * @param {{ url: string, browser: string, instead?: string }} where `instead` of the released host this build of it
 * @returns {Promise<{ page: string, js_kb: number, js_later_kb: number, css_kb: number, requests: number, rounds_js: number, rounds: number, ready_ms: number }[]>} sizes in kB of brotli at its highest level, `js_later_kb` being the part that was asked for once the page was ready
 */
export async function measureFirstLoad({ url, browser: executablePath, instead }) {
  const browser = await chromium.launch({ executablePath });
  const session = await sessionOf(browser, url);
  const where = { browser, url, instead };
  const pages = [
    { page: 'login', path: '/login', ready: 'input[type=password]' },
    {
      page: 'dashboard, opened directly',
      path: '/dashboard',
      ready: '.host-counter',
      session,
    },
    {
      page: 'invoice overview, opened directly',
      path: '/invoicing/invoice/overview',
      ready: 'tbody a',
      session,
    },
  ];
  const rows = [];
  for (const page of pages) {
    await visit(where, page, 0);
    const { files, ready } = await visit(where, page, 0);
    const slow = await visit(where, page, 150);
    rows.push({
      page: page.page,
      js_kb: sizeOf(files, 'js'),
      js_later_kb: sizeOf(
        files.filter(({ isLater }) => isLater),
        'js',
      ),
      css_kb: sizeOf(files, 'css'),
      requests: files.length,
      rounds_js: roundsOf(slow.files.filter(({ kind }) => kind === 'js')),
      rounds: roundsOf(slow.files.filter(({ kind }) => kind !== 'other')),
      ready_ms: Math.round(ready),
    });
  }
  await browser.close();
  return rows;
}

async function visit({ browser, url, instead }, { path, ready, session }, latency) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  if (session) await withSession(context, session);
  if (instead) await serveInstead(context, instead);
  // Seen from within: by the time that is told from outside more has been asked for.
  await context.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      window.readyAt = Date.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  }, ready);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  if (latency) await slowNetwork(network, latency);
  const responses = [];
  page.on('response', (response) => responses.push(response));
  const requests = new Map();
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!request.url.startsWith('data:'))
      requests.set(requestId, { url: request.url, start: timestamp, asked: wallTime * 1000 });
  });
  network.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  });

  const started = performance.now();
  await page.goto(`${url}${path}`);
  await page.locator(ready).first().waitFor();
  const took = performance.now() - started;
  const readyAt = await page.evaluate(() => window.readyAt);
  await page.waitForLoadState('networkidle');
  const files = [
    ...new Map([...requests.values()].map((request) => [request.url, request])).values(),
  ];
  for (const file of files) {
    file.kind = kindOf(file.url);
    file.isLater = file.asked > readyAt;
    if (file.kind === 'other') continue;
    const body = await responses
      .find((response) => response.url() === file.url)
      ?.body()
      .catch(() => null);
    file.bytes = body ? brotli(body) : 0;
  }
  await context.close();
  return { files, ready: took };
}

const brotli = (body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function kindOf(url) {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  return /\.(woff2|svg|png|ico)$/.test(pathname) ? 'other' : 'data';
}

const sizeOf = (files, kind) =>
  Math.round(
    files.filter((file) => file.kind === kind).reduce((all, { bytes }) => all + bytes, 0) / 102.4,
  ) / 10;

/** The longest chain of requests of which each began after the one before had ended. */
function roundsOf(files) {
  const done = [];
  for (const file of files.filter(({ end }) => end).sort((a, b) => a.start - b.start)) {
    const before = done.filter(({ end }) => end <= file.start).map(({ depth }) => depth);
    done.push({ ...file, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...done.map(({ depth }) => depth));
}
