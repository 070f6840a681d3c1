import { expect, type Locator } from '@playwright/test';

/** Looks an option up by typing it, and chooses it; it must stand in the field then. */
export async function chooseBySearch(field: Locator, option: string) {
  const shown = field.locator('xpath=ancestor::*[contains(@class, "bw-select")][1]');
  await field.fill(option);
  await clickOption(field, option);
  await expect(shown).toHaveText(option);
}

/** Chooses an option of a drop-down by its text, as a user does: open, then click. */
export async function choose(field: Locator, option: string) {
  await field.click();
  await clickOption(field, option);
}

/**
 * Playwright scrolls what it clicks clear of the bars of the page, for a field in a dialog the page behind it: the list
 * goes along, and is put back at its field. Not between the mouse going down and up: nothing would be clicked.
 */
async function clickOption(field: Locator, option: string) {
  const text = field.page().getByText(option, { exact: true });
  const list = field.page().locator('.ant-select-dropdown:visible').filter({ has: text });
  const found = list.getByText(option, { exact: true });
  await found.scrollIntoViewIfNeeded({ timeout: 10_000 });
  await expect.poll(() => gapBetween(field, list)).toBeLessThan(NEAR_PX);
  await found.click({ timeout: 10_000 });
}

/** Half of an option. */
const NEAR_PX = 16;

/** How much is between a field and its list, which is below or above it. */
async function gapBetween(field: Locator, list: Locator): Promise<number> {
  const [one, other] = await Promise.all([field.boundingBox(), list.boundingBox()]);
  if (!one || !other) return Number.POSITIVE_INFINITY;
  return Math.max(other.y - one.y - one.height, one.y - other.y - other.height);
}
