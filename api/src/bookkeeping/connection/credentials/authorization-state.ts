import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { App } from '../../../platform/app';
import { decrypt, encrypt } from '../../../platform/database/encrypt';

/** How long somebody may take on the package's consent page. */
const MINUTES = 10;
const FIELD = 'authorization state';

const State = v.object({
  /** Who asked, for which firm. */
  user_id: v.number(),
  firm_id: v.number(),
  /** Comes back in the package's own token as well; it is good once. */
  nonce: v.string(),
  expires: v.number(),
  /** Of the organisation that is linked anew; `null` for a new one. */
  credentials_id: v.nullable(v.number()),
});
export type AuthorizationState = v.InferOutput<typeof State>;

type Asked = Pick<AuthorizationState, 'user_id' | 'firm_id' | 'credentials_id'>;

/** What goes along to the consent page and comes back from it: sealed, so that nobody else can make one. */
export function newState({ fieldSecret: secret }: Pick<App, 'fieldSecret'>, asked: Asked) {
  const nonce = randomUUID();
  const expires = Date.now() + MINUTES * 60_000;
  const state: AuthorizationState = { ...asked, nonce, expires };
  return { nonce, state: encrypt(JSON.stringify(state), { secret, field: FIELD }) };
}

/** What was asked; `null` for what we did not make, or too long ago. */
export function openState(
  { fieldSecret: secret }: Pick<App, 'fieldSecret'>,
  sealed: string,
): AuthorizationState | null {
  try {
    const state = v.parse(State, JSON.parse(decrypt(sealed, { secret, field: FIELD })));
    return state.expires > Date.now() ? state : null;
  } catch {
    return null;
  }
}
