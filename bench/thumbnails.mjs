import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { root } from '../tools/run.mjs';
import { signInOn, uploadPdf } from './signed-in-page.mjs';

const { PDFDocument, StandardFonts } = createRequire(`${root}/api/package.json`)('@cantoo/pdf-lib');

const PAGES = 300;
const ROUNDS = 5;
const NAME = 'driehonderd.pdf';

/**
 * How long the window to cut a PDF of 300 pages takes, from the press of its button until all pages in view are drawn.
 *
 * @param {{ url: string, browser: string }} where
 * @returns {Promise<{ first: number, p50: number, worst: number, drawn: number }>} milliseconds: the first time, when its
 * code and the reader of PDFs are fetched as well, and the times after; `drawn` is how many pages were drawn by then
 */
export async function measureThumbnails({ url, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await handIn(page, url);
  await page.goto(`${url}/administration/document/overview?search=${NAME}`);
  await page.getByRole('checkbox').nth(1).check();
  const times = [];
  let drawn = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await page.getByRole('button', { name: 'Acties (1)' }).click();
    const item = page.getByRole('menuitem', { name: 'Knippen' });
    await item.waitFor();
    await page.evaluate(watch);
    await item.click();
    const { milliseconds, canvases } = await page.evaluate(() => window.firstScreen);
    times.push(milliseconds);
    drawn = canvases;
    await page.keyboard.press('Escape');
    await page.locator('.bw-pdf-thumbnails').waitFor({ state: 'detached' });
  }
  await browser.close();
  const [first, ...later] = times;
  later.sort((a, b) => a - b);
  return { first, p50: later[Math.floor(later.length / 2)], worst: later.at(-1), drawn };
}

/** In the page: counts from the press until every page that is in view has been drawn. */
function watch() {
  window.firstScreen = new Promise((resolve) => {
    const begin = () => {
      const pressed = performance.now();
      const look = () => {
        const box = document.querySelector('.bw-pdf-thumbnails')?.getBoundingClientRect();
        const inView = [...document.querySelectorAll('.bw-pdf-thumbnail')].filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return box && bottom > box.top && top < box.bottom;
        });
        const isDrawn = inView.length > 0 && inView.every((each) => each.querySelector('canvas'));
        if (!isDrawn) return void requestAnimationFrame(look);
        const canvases = document.querySelectorAll('.bw-pdf-thumbnail canvas').length;
        resolve({ milliseconds: performance.now() - pressed, canvases });
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', begin, { capture: true, once: true });
  });
}

async function handIn(page, url) {
  const token = await signInOn(page, url);
  await uploadPdf(page, { url, token }, { name: NAME, buffer: await longPdf() });
}

/** Pages full of lines. */
async function longPdf() {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= PAGES; number++) {
    const page = document.addPage([595, 842]);
    for (let line = 0; line < 40; line++)
      page.drawText(`Pagina ${number} regel ${line}: bestelling van meel en gist`, {
        x: 60,
        y: 780 - line * 16,
        size: 11,
        font,
      });
  }
  return Buffer.from(await document.save());
}
