import { signInOn } from './signed-in-page.mjs';

/** Signs in once, and gives what the tab keeps: a visit that starts with it needs no sign-in. */
export async function sessionOf(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInOn(page, url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  const cookies = await context.cookies();
  await context.close();
  return { stored, cookies };
}

/** Gives that session to each page of a context. */
export async function withSession(context, session) {
  await context.addCookies(session.cookies);
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, session.stored);
}
