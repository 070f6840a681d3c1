import { chromium } from '@playwright/test';
import { sessionOf, withSession } from './kept-session.mjs';

const RUNS = 5;
/** Each page with something that is done on it; what it answers to is the slowest of its keys and clicks. */
const PAGES = [
  { page: 'login', path: '/login', ready: 'input[type=password]', use: typeInLogin },
  {
    page: 'dashboard',
    path: '/dashboard',
    ready: '.host-counter',
    isSignedIn: true,
    use: openMenu,
  },
  {
    page: 'invoice overview',
    path: '/invoicing/invoice/overview',
    ready: 'tbody a',
    isSignedIn: true,
    use: tickAndSearch,
  },
  {
    page: 'invoice form',
    path: '/invoicing/invoice/create',
    ready: 'tr.invoicing-line',
    isSignedIn: true,
    use: typeInForm,
  },
];

/**
 * When the largest part of a page is drawn, and how long it takes from a key or a click until the page is drawn again.
 *
 * @param {{ url: string, browser: string }} where
 * @param {number} slower how many times slower than on this machine the browser is
 * @returns {Promise<{ page: string, lcp_ms: number, inp_ms: number, moved: number }[]>} medians of visits; `moved` is the most that the layout shifted by itself in one, as Chromium scores it
 */
export async function measureVitals({ url, browser: executablePath }, slower) {
  const browser = await chromium.launch({ executablePath });
  const session = await sessionOf(browser, url);
  const where = { browser, url, session, slower };
  const rows = [];
  for (const page of PAGES) {
    const visits = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(where, page));
    rows.push({
      page: page.page,
      lcp_ms: median(visits.map(({ lcp }) => lcp)),
      inp_ms: median(visits.map(({ inp }) => inp)),
      moved: Math.max(...visits.map(({ moved }) => moved)),
    });
  }
  await browser.close();
  return rows;
}

async function visit({ browser, url, session, slower }, { path, ready, isSignedIn, use }) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  if (isSignedIn) await withSession(context, session);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${url}${path}`);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate(() => window.largestAt);
  await use(page);
  // What was observed is told once the page is at rest.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { inp, moved } = await page.evaluate(() => ({ inp: window.slowest, moved: window.moved }));
  await context.close();
  return { lcp, inp, moved };
}

/** Runs in the page. */
function observe() {
  window.largestAt = 0;
  window.slowest = 0;
  window.moved = 0;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.largestAt = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.moved += value;
  });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) window.slowest = Math.max(window.slowest, duration);
  });
}

async function typeInLogin(page) {
  await page.getByLabel('E-mail').pressSequentially('ondernemer@boekwerk.example', { delay: 50 });
  await page.getByLabel('Wachtwoord', { exact: true }).click();
}

async function openMenu(page) {
  await page.getByRole('button', { name: 'Profiel van' }).click();
  await page.getByRole('link', { name: 'Uitloggen' }).waitFor();
}

async function tickAndSearch(page) {
  const box = page.locator('tbody').getByRole('checkbox').first();
  await box.check();
  await box.uncheck();
  await page.getByRole('searchbox').pressSequentially('bakker', { delay: 50 });
  await page.waitForLoadState('networkidle');
}

async function typeInForm(page) {
  await page.getByLabel('Onderwerp').pressSequentially('Levering', { delay: 50 });
}

const median = (values) => Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)]);
