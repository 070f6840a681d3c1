import path from 'node:path';
import type { Settings } from './create-stand-in';
import { isMode } from './fair-use/fair-use';

/** The one client that the product is, unless it is told otherwise. */
const CLIENT = { id: 'boekwerk', secret: 'geheim-van-het-dubbel' } as const;

/** @throws Error that names the variable that does not fit */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.ACCOUNTING_PORT || 3027);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`ACCOUNTING_PORT is not a port: ${env.ACCOUNTING_PORT}`);
  const fairUse = env.ACCOUNTING_FAIR_USE || 'off';
  if (!isMode(fairUse))
    throw new Error(`ACCOUNTING_FAIR_USE is off, uncertified or certified: ${fairUse}`);
  const publicUrl = (env.ACCOUNTING_URL || `http://127.0.0.1:${port}`).replace(/\/$/, '');
  if (!URL.canParse(publicUrl)) throw new Error(`ACCOUNTING_URL is no address: ${publicUrl}`);
  const product = env.PUBLIC_URL || 'http://127.0.0.1:3000';
  return {
    port,
    fairUse,
    publicUrl,
    folder: path.resolve(env.ACCOUNTING_DIR || '.data/accounting'),
    clients: [{ ...CLIENT, redirectUris: [`${product}/settings/company/twinfield`] }],
  };
}
