import fs from 'node:fs';
import { createRequire } from 'node:module';
import { type CDPSession, type Page, test } from '@playwright/test';
import { expect } from '../world/test';

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** WCAG 2.2 A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** In the page: the rules of axe that look at colours. Nothing else is different in the dark (`styles.test.ts`). */
const ABOUT_COLOURS = `axe.getRules(${JSON.stringify(WCAG)})
  .filter(({ tags }) => tags.includes('cat.color')).map(({ ruleId }) => ruleId)`;

const WIDTHS = [1440, 375] as const;

/**
 * Both widths in the light, and one of them in the dark: the other for the next screen, since most of what a screen is
 * made of stands on many.
 */
const looksOf = (url: string) =>
  WIDTHS.flatMap((width, at) => {
    const light = { width, scheme: 'light' as const, rules: JSON.stringify(WCAG) };
    const dark = { width, scheme: 'dark' as const, rules: ABOUT_COLOURS };
    return new URL(url).pathname.length % WIDTHS.length === at ? [light, dark] : [light];
  });

/**
 * As someone sees a page who turns a phone or whose evening begins: no sideways scroll, one main heading, and nothing
 * serious found by axe.
 */
export async function judge(page: Page): Promise<void> {
  // Outside the page's own policy.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', {
    expression: `if (!window.axe) { ${axeSource} }`,
  });
  for (const { width, scheme, rules } of looksOf(page.url())) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(untilSettled);
    await test.step(`${page.url()} ${width} wide, ${scheme}`, async () => {
      expect(await page.evaluate(layout), page.url()).toEqual({ overflow: 0, h1: 1, lang: 'nl' });
      expect(await findings(session, rules), page.url()).toEqual([]);
    });
  }
  await session.detach();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** In the page: drawn anew, and no colour on its way to another. */
async function untilSettled() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const running = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** In the page: by how much it scrolls sideways, its main headings and its language. */
function layout() {
  const { scrollWidth, clientWidth, lang } = document.documentElement;
  const overflow = Math.max(0, scrollWidth - clientWidth);
  return { overflow, h1: document.querySelectorAll('h1').length, lang };
}

/** What axe calls serious or critical, with the place. @param rules an expression for the page */
async function findings(session: CDPSession, rules: string): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run({ runOnly: ${rules}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target.join(' '))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as string[];
}
