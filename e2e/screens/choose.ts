import type { Locator } from '@playwright/test';

/** Chooses an option of a drop-down by its text, as a user does: open, then click. */
export async function choose(field: Locator, option: string) {
  await field.click();
  await field
    .page()
    .locator('.ant-select-dropdown:visible')
    .getByText(option, { exact: true })
    .click();
}
