import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { signInOn, uploadPdf } from './signed-in-page.mjs';
import { slowNetwork } from './slow-network.mjs';
import { textPdf } from './text-pdf.mjs';

/** Two pages of the list, so that one step goes from one to the other. */
const DOCUMENTS = 14;
const LATENCY_MS = 150;
/** Longer than a request takes from its answer to the one that it leads to. */
const QUIET_MS = 600;

/**
 * How long the arrow to the next document takes, from the press until its name and its first page are drawn, on a slow
 * network.
 *
 * @param {{ url: string, browser: string }} where
 * @returns {Promise<{ p50: number, worst: number }>} milliseconds
 */
export async function measureNextDocument({ url, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await handIn(page, url);
  await slowNetwork(await page.context().newCDPSession(page), LATENCY_MS);
  const quiet = watchRequests(page);
  await page.goto(`${url}/administration/document/overview?search=volgende`);
  await page.locator('tbody a').first().click();
  const times = [];
  for (let number = DOCUMENTS; number > 1; number--) {
    await drawn(page, nameOf(number));
    // What is beside it is fetched meanwhile, while somebody looks.
    await quiet();
    times.push(await step(page, nameOf(number - 1)));
  }
  await browser.close();
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)], worst: times.at(-1) };
}

const nameOf = (number) => `volgende-${number}.pdf`;

async function handIn(page, url) {
  const token = await signInOn(page, url);
  for (let number = 1; number <= DOCUMENTS; number++)
    await uploadPdf(page, { url, token }, { name: nameOf(number), buffer: threePages(number) });
}

/**
 * `networkidle` of a page that was opened long ago is over at once, so requests are watched.
 *
 * @returns {() => Promise<void>} waits until nothing has been asked for a moment
 */
function watchRequests(page) {
  let asked = Date.now();
  page.on('request', () => {
    asked = Date.now();
  });
  return async () => {
    while (Date.now() - asked < QUIET_MS) await setTimeout(QUIET_MS / 10);
  };
}

/** Waits until a document is there, with its first page. */
const drawn = (page, name) =>
  page.waitForFunction(
    (name) =>
      document.querySelector('.bookkeeping-viewer-name')?.textContent === name &&
      document.querySelector('.bw-pdf-view canvas') !== null,
    name,
  );

/** @returns {Promise<number>} milliseconds from the press of the arrow until the next document is drawn */
async function step(page, name) {
  await page.evaluate((name) => {
    const isThere = () =>
      document.querySelector('.bookkeeping-viewer-name')?.textContent === name &&
      document.querySelector('.bw-pdf-view canvas') !== null;
    window.stepTime = new Promise((resolve) => {
      const time = () => {
        const pressed = performance.now();
        const look = () =>
          isThere() ? resolve(performance.now() - pressed) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      };
      document.addEventListener('keydown', time, { capture: true, once: true });
    });
  }, name);
  await page.keyboard.press('ArrowRight');
  return page.evaluate(() => window.stepTime);
}

/** A PDF of three pages full of lines. */
const threePages = (number) =>
  textPdf(
    Array.from({ length: 40 }, (_, n) => `Factuur ${number} regel ${n}`),
    3,
  );
