import type { App } from '../platform/app';
import { decrypt, encrypt } from '../platform/database/encrypt';
import type { UserRow } from '../platform/database/lock-user';
import { addressOf, newSecret } from './totp';

/** How long somebody has to get an app on another telephone. */
const MINUTES = 30;

type Sealing = Pick<App, 'fieldSecret'>;
type Asker = { owner: UserRow; session_id: string };

/**
 * A secret for another app, which counts once that has shown a code. Nothing of it is kept: who asked has it, and brings
 * it back sealed. Of two that were given at once, the one that is confirmed first ends the other.
 */
export function offerSecret(app: Sealing, asker: Asker) {
  const secret = newSecret();
  const offered = JSON.stringify({ secret, until: Date.now() + MINUTES * 60_000 });
  return {
    qr_code_url: addressOf(asker.owner, secret),
    sealed_secret: encrypt(offered, fieldOf(app, asker)),
  };
}

/** @returns null for what is late, another's or of another session, or from before another password or app */
export function openSecret(app: Sealing, asker: Asker, sealed_secret: string): string | null {
  try {
    const { secret, until } = JSON.parse(decrypt(sealed_secret, fieldOf(app, asker)));
    return until > Date.now() ? secret : null;
  } catch {
    return null;
  }
}

/** What must still be so when it comes back. */
const fieldOf = (
  { fieldSecret: secret }: Sealing,
  { owner: { id, password_hash, totp_secret }, session_id }: Asker,
) => ({ secret, field: `next secret:${id}:${session_id}:${password_hash}:${totp_secret}` });
