import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id with 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves a processor, and one of Node's four threads for files, to all other calls while many people sign in. */
const inTurn = pLimit(Math.min(3, Math.max(1, os.availableParallelism() - 1)));

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, COST));

/** A hash that fits no password, to spend the same time on an address that nobody has. */
const nobody = hashPassword(crypto.randomUUID());

/** Whether a password fits; as slow without a hash as with one. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await nobody);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== null;
}
