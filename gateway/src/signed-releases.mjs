import { createHash, createPublicKey, sign, verify } from 'node:crypto';

/** In each build, the one file that is not on the list in it. */
export const FILE_LIST = 'signed-files.json';

/**
 * What is released is signed with ed25519, so that writing in the folder of builds is not enough to run code in a
 * session: the release tool signs, the gateway verifies.
 *
 * @typedef {'releases' | 'files'} Kind a list of the one kind is never taken for the other
 * @typedef {{ kind: 'files', name: string, build: string, files: Record<string, string> }} FileList what a build holds, by path: the hash of each
 */

/**
 * A file with `value` and its signature.
 *
 * @param {{ kind: Kind }} value plain JSON
 * @param {import('node:crypto').KeyObject} privateKey
 */
export function signedText(value, privateKey) {
  const signature = sign(null, bytesOf(value), privateKey).toString('base64');
  return `${JSON.stringify({ signed: value, signature })}\n`;
}

/**
 * @param {string} text what `signedText` made
 * @param {Kind} kind
 * @param {import('node:crypto').KeyObject[] | null} publicKeys any of them will do; null believes everybody, for development
 * @returns what was signed
 * @throws Error when it was not signed with one of the keys, or is of another kind
 */
export function readSigned(text, kind, publicKeys) {
  const { signed, signature } = JSON.parse(text);
  // What is verified is what is used: the value as it was read, not the text it was read from.
  const isSigned = (key) => verify(null, bytesOf(signed), key, Buffer.from(signature, 'base64'));
  if (publicKeys && !publicKeys.some(isSigned)) throw new Error('not signed with a known key');
  if (signed.kind !== kind) throw new Error(`not a signed list of ${kind}`);
  return signed;
}

const bytesOf = (value) => Buffer.from(JSON.stringify(value));

/** The hash of a file as lists have it. */
export const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {string} pem public keys, one after the other */
export const publicKeysIn = (pem) =>
  pem
    .split(/(?=-----BEGIN)/)
    .filter((part) => part.startsWith('-----BEGIN'))
    .map((part) => createPublicKey(part));
