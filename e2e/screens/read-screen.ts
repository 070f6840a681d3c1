import { type Locator, type Page, test } from '@playwright/test';
import type { Action, Says } from '../texts/screen';
import { expect } from '../world/test';

type Text = string | RegExp;

/** Where a text is looked for, by what it is. What a dialog says stands behind what its page says. */
const FIND: Record<keyof Says, (page: Page, text: Text) => Locator> = {
  headings: (page, name) => page.getByRole('heading', { name, exact: true }),
  buttons: (page, name) => page.getByRole('button', { name, exact: true }),
  links: (page, name) => page.getByRole('link', { name, exact: true }),
  fields: (page, name) =>
    (['textbox', 'combobox', 'switch', 'checkbox', 'spinbutton'] as const)
      .map((role) => page.getByRole(role, { name, exact: true }))
      .reduce((found, other) => found.or(other)),
  placeholders: (page, text) => page.getByPlaceholder(text, { exact: true }),
  columns: (page, name) => page.getByRole('columnheader', { name: anyCase(name) }),
  tabs: (page, name) => page.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) }),
  items: (page, name) => page.getByRole('menuitem', { name, exact: true }),
  texts: (page, text) => page.getByText(text, { exact: true }),
};

/** Names that hold nothing which means something in a pattern. */
const anyCase = (name: Text) => new RegExp(`^${name}$`, 'i');

/** Looks for all that a screen has to say; what is missing is told by its name, and the others are looked for as well. */
export async function read(page: Page, says: Says): Promise<void> {
  for (const kind of Object.keys(says) as (keyof Says)[])
    for (const text of says[kind] ?? [])
      await expect
        .soft(seen(FIND[kind](page, text)), `${kind}: ${text} on ${page.url()}`)
        .toBeVisible();
}

/** Does what a user would do. */
export const act = (page: Page, action: Action): Promise<void> =>
  test.step(JSON.stringify(action), async () => {
    if ('press' in action) {
      const name = action.press;
      const role = ['button', 'menuitem', 'link'] as const;
      const [button, item, link] = role.map((one) => page.getByRole(one, { name, exact: true }));
      return seen((button as Locator).or(item as Locator).or(link as Locator)).click();
    }
    if ('open' in action) return seen(page.getByRole('combobox', { name: action.open })).click();
    if ('pick' in action) return seen(page.getByText(action.pick, { exact: true })).click();
    if ('tick' in action) return seen(FIND.fields(page, action.tick)).click();
    const { fill, with: value } = action;
    const field = page
      .getByRole('textbox', { name: fill, exact: true })
      .or(page.getByPlaceholder(fill, { exact: true }));
    await seen(field).focus();
    // What leaving the field before has changed is drawn by the time that somebody types.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    return seen(field).fill(value);
  });

const seen = (found: Locator) => found.filter({ visible: true }).last();
