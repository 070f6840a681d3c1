import { isIP } from 'node:net';
import type { Config } from '../../platform/config';
import { conflict } from '../../platform/errors';
import { isLoopback } from '../../platform/own-machine.mjs';
import { TEXTS } from '../texts';

/** The address that a browser must be at to use a passkey, and the domain that the passkey is bound to. */
export type RelyingParty = { origin: string; id: string };

/**
 * Where passkeys are used: at the address that this installation is configured with, whatever a request says of its host.
 * Of the own machine that is `localhost`, as browsers refuse a numeric address.
 *
 * @returns `null` where browsers let nobody use one: without a name, or without https
 */
export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  const { origin, hostname: id, protocol } = url;
  const isSecure = protocol === 'https:' || id === 'localhost';
  const isNumeric = isIP(id.replace(/[[\]]/g, '')) > 0;
  return isSecure && !isNumeric ? { origin, id } : null;
}

/** @throws HttpError 409 where there are no passkeys */
export function requireRelyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(config);
  if (!party) throw conflict(TEXTS.passkey.absent);
  return party;
}
