import { expect, type Page } from '@playwright/test';

/**
 * Searches the list of the page for what only one row has, and waits until that row stands there alone: until then it may
 * move up from under a click.
 */
export async function findInList(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Zoek...').fill(text);
  await expect(page.getByText('1–1 van 1')).toBeVisible();
}
