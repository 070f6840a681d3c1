import { chromium } from '@playwright/test';
import { signInOn } from './signed-in-page.mjs';

const WORDS = ['warm', 'vers', 'zacht', 'groot', 'klein', 'bruin', 'licht'];

/**
 * How long it takes from the last key in a concept until the page beside its form shows what was typed; the first time,
 * when what draws it is fetched, does not count.
 *
 * @param {{ url: string, browser: string }} where
 * @returns {Promise<{ p50: number, worst: number }>} milliseconds
 */
export async function measurePreview({ url, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  // Wide enough for the page to be there without being asked for.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signInOn(page, url);
  await page.goto(`${url}/invoicing/invoice/overview?tab=concept`);
  await page.locator('tbody a').first().click();
  const subject = page.getByLabel('Onderwerp');
  const preview = page.getByRole('complementary', { name: 'Voorbeeld' });
  const times = [];
  for (const word of WORDS) {
    await subject.pressSequentially(` ${word}`);
    const typed = performance.now();
    await preview.getByText(word).first().waitFor();
    times.push(performance.now() - typed);
  }
  await browser.close();
  times.shift();
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)], worst: times.at(-1) };
}
