import type { Page } from '@playwright/test';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

test('the headings of a list stay in sight while it is scrolled, at every width that has them', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', '/invoicing/invoice/overview?itemsPerPage=50');
  for (const width of [1440, 1199, 768]) {
    await resize(page, width);
    await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader').first()).toBeInViewport();
  }
});

test('a list that is too wide scrolls sideways by itself, and not the page', async ({ page }) => {
  await signIn(page, 'boekhouder');
  await resize(page, 1200);
  const last = page.getByRole('columnheader').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
});

test('the list of documents fits beside the menu at every width that has its columns, and names have room in it', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', '/administration/document/overview');
  for (const width of [1440, 1366, 1365, 1200, 1199]) {
    await resize(page, width);
    await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
    // The column, as the first name may be a short one.
    const link = page.getByRole('link');
    const column = page.getByRole('cell').filter({ has: link }).first();
    expect(await column.evaluate(roomIn), `${width} wide`).toBeGreaterThan(100);
  }
});

/** What is within the padding of a cell. */
function roomIn(cell: HTMLElement | SVGElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 700 });
  await expect(page.locator('tbody tr').first()).toBeVisible();
}
