import { may, type Right } from '@boekwerk/shared/domain/user/rights';
import type { App } from '../app';
import { decrypt, encrypt } from '../database/encrypt';
import { callerOfSession } from './authenticate';
import type { Caller } from './caller';

/** In which session a link was made, and for which company. */
export type Linked = Pick<Caller, 'session_id' | 'relation_id'>;

type Seal = { secret: string; field: string };

const LINK_MS = 600_000;

/**
 * A link to what the browser fetches by itself, which cannot carry a token: good for ten minutes. Sealed: who holds it
 * reads nothing in it, and can ask for nothing else.
 *
 * @param seal its `field` says for which kind of download, so that a link to one opens no other
 */
export const sealLink = <L extends Linked>(linked: L, seal: Seal): string =>
  encrypt(JSON.stringify({ ...linked, until: Date.now() + LINK_MS }), seal);

/** @returns null for a link that is too old, or not ours */
export function openLink<L extends Linked>(sealed: string, seal: Seal): L | null {
  try {
    const linked = JSON.parse(decrypt(sealed, seal));
    return linked.until < Date.now() ? null : linked;
  } catch {
    return null;
  }
}

/** Who has a link, or null once they are signed out, in other books, or without the right to what it leads to. */
export async function callerOfLink(
  app: App,
  { session_id, relation_id }: Linked,
  right: Right,
): Promise<Caller | null> {
  const caller = await callerOfSession(app, session_id);
  return caller?.relation_id === relation_id && may(caller.who, right) ? caller : null;
}
