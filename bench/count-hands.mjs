/** Held down with another key. */
const HELD = ['Control', 'Shift', 'Alt', 'Meta'];

/**
 * Counts what hands do on a page from now on, whatever it loads.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => { clicks: number, keys: number, typed: number }>} what they did so far: `keys` that do something, `typed` those that write
 */
export async function countHands(page) {
  const done = { clicks: 0, keys: 0, typed: 0 };
  await page.exposeFunction('benchDid', (what) => {
    done[what] += 1;
  });
  const watch = (held) => {
    const options = { capture: true };
    addEventListener('pointerdown', () => window.benchDid('clicks'), options);
    addEventListener(
      'keydown',
      ({ key, ctrlKey }) => {
        if (!held.includes(key)) window.benchDid(key.length === 1 && !ctrlKey ? 'typed' : 'keys');
      },
      options,
    );
  };
  await page.addInitScript(watch, HELD);
  await page.evaluate(watch, HELD);
  return () => ({ ...done });
}
