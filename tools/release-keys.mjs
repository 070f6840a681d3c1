import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepLast } from './keep-last.mjs';
import { settings } from './settings.mjs';

/**
 * The key that signs what is released: `RELEASE_KEY`, as PEM or the file with it, else one of this installation, which
 * is made when it is first needed. It is never where the builds are: who can write there should not have it.
 *
 * @throws when the file is not there, or holds no private key
 */
export function releaseKey() {
  const setting = process.env.RELEASE_KEY ?? '';
  if (setting.includes('-----BEGIN')) return parseKey(setting);
  const file = setting || path.join(settings.dataDir, 'release-key.pem');
  if (!setting && !existsSync(file)) makeKey(file);
  return parseKey(readFileSync(file, 'utf8'));
}

const parseKey = keepLast((pem) => createPrivateKey(pem));

/** What it is verified with. */
export const verifyingKey = () => publicOf(releaseKey());

const publicOf = keepLast((key) => createPublicKey(key));

/** The same as PEM, for others. */
export const publicKey = () => verifyingKey().export({ type: 'spki', format: 'pem' }).toString();

function makeKey(file) {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // Of two that make one at once the first has it.
    linkSync(beside, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(beside);
  }
}
