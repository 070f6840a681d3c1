import type { Page } from '@playwright/test';

/**
 * Goes somewhere as a link in the page does: without loading the document anew. The step has its number as one of the
 * router's own has, without which who guards a form cannot tell where it leads.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = (window.history.state?.idx ?? 0) + 1;
    window.history.pushState({ usr: null, key: 'within', idx }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
