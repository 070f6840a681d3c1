import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from './api';
import { LOGINS, PASSWORD } from './logins';
import { theWorld } from './world';

/** One of the demo, or somebody of the journey's own. */
export type Person = keyof typeof LOGINS | { email: string };

type Token = { token: string; type: 0 | 1; is_owner: boolean; relation_id: number };

const addressOf = (person: Person) => (typeof person === 'string' ? LOGINS[person] : person.email);

/**
 * Signs in by a call, and opens a page as who did: a second less than by the form, which has journeys of its own.
 *
 * @param url a path, or the address of another world or deployment
 */
export async function signIn(page: Page, person: Person, url = '/'): Promise<void> {
  const { origin, href } = new URL(url, theWorld().url);
  const token = await logIn(page, person, origin);
  // A page of the same origin that does nothing by itself.
  await page.goto(`${origin}/offline.html`);
  await page.evaluate(
    (session) => sessionStorage.setItem('boekwerk.session', JSON.stringify(session)),
    storedSession(token),
  );
  await page.goto(href);
}

/** Gets a token, for a page or for calls beside it. */
export async function logIn(
  from: Pick<Page, 'request'>,
  person: Person,
  origin: string,
): Promise<Token> {
  const { token } = await callApi<{ token: Token }>(from, {
    method: 'POST',
    path: '/auth/v1/login',
    origin,
    data: { email: addressOf(person), password: PASSWORD },
  });
  return token;
}

/** Signs in by the form, as a user does. */
export async function signInByForm(page: Page, person: Person, url = '/'): Promise<void> {
  await page.goto(url);
  await page.getByLabel('E-mail').fill(addressOf(person));
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/** What a tab keeps of its session. */
const storedSession = ({ token, type, is_owner, relation_id }: Token) => ({
  token,
  type,
  is_owner,
  relation_id,
  tab: randomUUID(),
  shares_token: false,
  is_impersonating: false,
  visit: null,
  original: null,
});
