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

const clickOption = (field: Locator, option: string) =>
  field
    .page()
    .locator('.ant-select-dropdown:visible')
    .getByText(option, { exact: true })
    .click({ timeout: 10_000 });
