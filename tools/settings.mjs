import path from 'node:path';
import { wantsDemo } from '../api/src/platform/own-machine.mjs';
import { root } from './run.mjs';

/** Where the product runs and keeps its things: what the environment says, or the default. */
export const settings = {
  port: Number(process.env.PORT ?? 3000),
  apiPort: Number(process.env.API_PORT ?? 3001),
  mailPort: Number(process.env.MAIL_PORT ?? 3025),
  smtpPort: Number(process.env.MAIL_PORT ?? 3025) + 1,
  accountingPort: Number(process.env.ACCOUNTING_PORT ?? 3027),
  dataDir: path.resolve(process.env.DATA_DIR ?? path.join(root, '.data')),
  wwwDir: path.resolve(process.env.WWW_DIR ?? path.join(root, '.www')),
  demo: wantsDemo(process.env) && !process.argv.includes('--empty'),
};

/**
 * Where what binds `host` is asked from this machine: who binds all addresses, or none in particular, has this one.
 *
 * @param {string | undefined} host as a setting has it
 */
export function addressOf(host, port) {
  const isAny = !host || host === '0.0.0.0' || host === '::';
  return `http://${isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
