import type { Page } from '@playwright/test';
import type { Viewer } from '../texts/screen';
import { newOwner } from '../world/accounts';
import { signIn } from '../world/sign-in';
import { expect } from '../world/test';

/** Lets a page be looked at by each of them. */
export const VIEWERS: Record<Viewer, (page: Page) => Promise<void>> = {
  nobody: async () => {},
  ondernemer: (page) => signIn(page, 'ondernemer'),
  boekhouder: (page) => signIn(page, 'boekhouder'),
  import: (page) => signIn(page, 'import'),
  newcomer: async (page) => signIn(page, await newOwner(page)),
  impersonator: async (page) => {
    await signIn(page, 'boekhouder', '/relation/overview');
    await page.getByRole('button', { name: 'Naar dashboard: Bakkerij Jansen' }).first().click();
    await expect(page.getByText(/^Je werkt in de administratie van/)).toBeVisible();
  },
};
