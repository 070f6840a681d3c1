import fs from 'node:fs';
import { createRequire } from 'node:module';
import { type CDPSession, type Page, test } from '@playwright/test';
import { expect } from '../world/test';

/** Read by each page anew: the small one costs a third of the large one. */
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = fs.readFileSync(axeFile, 'utf8');

/** WCAG 2.2 A and AA. */
const WCAG = JSON.stringify(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);

const WIDTHS = [1440, 375] as const;
const SCHEMES = ['light', 'dark'] as const;

/**
 * One width in the light and the other in the dark, for the next screen the other way round: most of what a screen is made of
 * stands on many. Whatever the id in its address, a screen has the same.
 */
function looksOf(url: string) {
  const { length } = new URL(url).pathname.replace(/\d+/g, '');
  return WIDTHS.map((width, at) => ({ width, scheme: SCHEMES[(length + at) % SCHEMES.length] }));
}

/** The narrowest of them is a phone. */
const PHONE = 375;

/**
 * As someone sees a page who turns a phone or whose evening begins: no sideways scroll, one main heading, nothing
 * serious found by axe, and on a phone all that is pressed as large as a finger asks for.
 */
export async function judge(page: Page): Promise<void> {
  // Outside the page's own policy.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', {
    expression: `if (!window.axe) { ${axeSource} }`,
  });
  for (const { width, scheme } of looksOf(page.url())) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(untilSettled);
    await test.step(`${page.url()} ${width} wide, ${scheme}`, async () => {
      // All screens are looked at, also after one that is not in order.
      const found = expect.soft;
      found(await page.evaluate(layout), page.url()).toEqual({ overflow: 0, h1: 1, lang: 'nl' });
      found(await findings(session, width), page.url()).toEqual([]);
      found(await page.evaluate(englishNames), page.url()).toEqual([]);
      if (width === PHONE) found(await page.evaluate(smallTargets, 'body'), page.url()).toEqual([]);
      found(await page.evaluate(brokenNumbers), page.url()).toEqual([]);
    });
  }
  await session.detach();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  // A list that is opened while fields still have the height of a phone stays where it was for those.
  await page.evaluate(untilSettled);
}

/** A dialog that was opened on a page, as someone sees it on a phone: no sideways scroll, and all as large as a finger asks for. */
export async function judgeDialog(page: Page): Promise<void> {
  if (!(await page.getByRole('dialog').first().isVisible())) return;
  await page.setViewportSize({ width: PHONE, height: 900 });
  await page.evaluate(untilSettled);
  await test.step(`the dialog on ${page.url()} ${PHONE} wide`, async () => {
    const { overflow } = await page.evaluate(layout);
    expect.soft(await page.evaluate(englishNames), page.url()).toEqual([]);
    expect.soft(overflow, page.url()).toBe(0);
    expect.soft(await page.evaluate(smallTargets, '[role=dialog]'), page.url()).toEqual([]);
    expect.soft(await page.evaluate(crowdedFields), page.url()).toEqual([]);
    expect.soft(await page.evaluate(brokenNumbers), page.url()).toEqual([]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(untilSettled);
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

/**
 * What axe calls serious or critical, with the place. On a phone it takes what lies half under a bar that stays for too
 * small; there all that is pressed is measured below.
 */
async function findings(session: CDPSession, width: number): Promise<string[]> {
  const apart = `{ 'target-size': { enabled: ${width !== PHONE} } }`;
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run({ runOnly: ${WCAG}, rules: ${apart}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target.join(' '))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as string[];
}

/** In the page: what the components name by themselves, in English: their pictures, and their buttons without a translation. */
function englishNames(): string[] {
  const ofButtons =
    /^(Clear|Close|Add tab|remove|expanded dropdown|segmented control|(In|De)crease Value)$/;
  const ofPictures = /^[a-z-]+$/;
  const isPicture = (one: Element) => one.matches('.anticon[role=img]');
  return [...document.querySelectorAll('[aria-label]')]
    .filter((one) => (isPicture(one) ? ofPictures : ofButtons).test(one.ariaLabel ?? ''))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.closest('[aria-hidden=true]'))
    .filter((one) => !(isPicture(one) && one.closest('button[aria-label]')))
    .map((one) => `${one.ariaLabel} in ${one.parentElement?.className}`);
}

/** In the page: fields that stand so close below another one that the label of the one seems to be of the other. */
function crowdedFields(): string[] {
  const PX = 12;
  const fields = [...document.querySelectorAll('[role=dialog] .bw-field')].filter((one) =>
    one.checkVisibility(),
  );
  return fields.flatMap((field) => {
    const above = field.previousElementSibling;
    if (!above?.matches('.bw-field') || !above.checkVisibility()) return [];
    const [area, before] = [field.getBoundingClientRect(), above.getBoundingClientRect()];
    const gap = area.top - before.bottom;
    return gap >= PX || area.top < before.bottom - 1
      ? []
      : [`${field.textContent} ${Math.round(gap)} px below ${above.textContent}`];
  });
}

/** In the page: numbers in headings, as 2026-0042, that begin on one line and end on the next. */
function brokenNumbers(): string[] {
  const headings = document.querySelectorAll('h1, .ant-modal-title, .ant-drawer-title');
  return [...headings]
    .filter((heading) => heading.checkVisibility())
    .flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          if (!word.includes('-') || !/\d/.test(word)) continue;
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      return broken;
    });
}

/**
 * In the page: what is pressed and is smaller than 44 by 44 px, with its size. What belongs to it counts: the label of a
 * box, the frame of a field. A link in a sentence is as high as its line (WCAG 2.5.5).
 */
function smallTargets(within: string): string[] {
  const PX = 44;
  const pressed =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option], [role=menuitem]';
  const frames =
    'label, .ant-input-affix-wrapper, .ant-picker, .ant-select, .ant-input-number, .bw-typed-period';
  const isOut =
    'input[type=hidden], :disabled, [inert] *, [aria-hidden=true] *, .bw-unseen, .host-skip';
  const areaOf = (target: Element) => {
    const isField = target.matches('input, textarea, [role=switch]');
    const frame = isField && (target.closest('.bw-inline-field') ?? target.closest(frames));
    return (frame || target).getBoundingClientRect();
  };
  const isInSentence = (target: Element) =>
    getComputedStyle(target).display === 'inline' &&
    (target.parentElement?.textContent ?? '').trim() !== target.textContent?.trim();
  return [...document.querySelectorAll(pressed)]
    .filter((target) => target.closest(within) !== null)
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !target.matches(isOut) && !isInSentence(target))
    .map((target) => ({ target, area: areaOf(target) }))
    .filter(({ area }) => area.width > 1 && area.height > 1)
    .filter(({ area }) => area.width < PX - 0.5 || area.height < PX - 0.5)
    .map(({ target, area }) => {
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      const size = `${Math.round(area.width)} × ${Math.round(area.height)}`;
      return `${target.tagName} ${target.className} "${name.trim()}" ${size}`;
    });
}
