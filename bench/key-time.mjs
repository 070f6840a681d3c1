const KEYS = 60;

/**
 * Types figures into a field, and takes them out again but for the first, which makes the form a changed one: that takes
 * longer, and happens once.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} locator
 * @returns {Promise<{ first: number, p50: number, p95: number }>} milliseconds from the press of a key until the page is drawn again
 */
export async function typeIn(page, locator) {
  await locator.click();
  const first = await press(page, '0');
  const times = [];
  for (let key = 0; key < KEYS; key++) {
    times.push(await press(page, String(key % 10)));
    if (key % 6 === 5) for (let back = 0; back < 6; back++) await press(page, 'Backspace');
  }
  times.sort((a, b) => a - b);
  return { first, p50: times[KEYS * 0.5], p95: times[KEYS * 0.95] };
}

/** @returns {Promise<number>} milliseconds until the next frame has been drawn */
async function press(page, key) {
  await page.evaluate(() => {
    window.keyTime = new Promise((resolve) => {
      const time = () => {
        const pressed = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - pressed);
          port2.postMessage(null);
        });
      };
      document.addEventListener('keydown', time, { capture: true, once: true });
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => window.keyTime);
}
