import { setTimeout as wait } from 'node:timers/promises';
import { callsOf, signedIn } from './seeded-api.mjs';

const POLL_MS = 250;

/**
 * Somebody of a firm who has given its consent to the accounting package: anew, when the firm had an organisation.
 *
 * @param {string} email
 * @returns {Promise<{ who: import('./seeded-api.mjs').Who, call: ReturnType<typeof callsOf>, relation_id: number, credentials_id: number }>}
 */
export async function linkedFirm(api, email) {
  const { relation_id, ...who } = await signedIn(api, email);
  const call = callsOf(who);
  const [had] = await call('/administrations/v1/credentials');
  const query = had ? `?credentials_id=${had.id}` : '';
  const page = await call(`/administrations/v1/twinfield/authorize${query}`);
  const method = had ? 'PUT' : 'POST';
  const body = { ...(had && { id: had.id }), ...(await consent(page.data)) };
  await ended(call, await call('/administrations/v1/credentials', { method, body }));
  const [{ id: credentials_id }] = await call('/administrations/v1/credentials');
  return { who, call, relation_id, credentials_id };
}

/** The calls of somebody of a firm in the books of its client. @param {import('./seeded-api.mjs').Who} who */
export async function inBooks(who, relation_id) {
  const { token } = await callsOf(who)('/auth/v1/relation', {
    method: 'PUT',
    body: { relation_id, impersonate: true },
  });
  return callsOf({ ...who, authorization: `Bearer ${token.token}` });
}

/** Links the books that `call` is in with an office; the task that reads it, as {@link ended} waits for. */
export const chooseOffice = (call, { relation_id, credentials_id, office_code, office_name }) =>
  call('/administrations/v1/saveEnterprise', {
    method: 'POST',
    body: { relation_id, credentials_id, office_code, office_name, is_confirmed: true },
  });

/** Waits for the end of a task. @throws what it says when it failed */
export async function ended(call, { id }) {
  for (;;) {
    const { state, message } = await call(`/administrations/v1/accountingtask/${id}`);
    if (state === 'failed') throw new Error(message);
    if (state === 'done') return;
    await wait(POLL_MS);
  }
}

async function consent(address) {
  const { origin, pathname, searchParams } = new URL(address);
  const answer = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({
      ...Object.fromEntries(searchParams),
      user: 'VISSER/RVISSER',
      decision: 'allow',
    }),
    redirect: 'manual',
  });
  const { code, state } = Object.fromEntries(
    new URL(answer.headers.get('location') ?? '').searchParams,
  );
  return { code, state };
}
