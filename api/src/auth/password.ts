import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** A hash that fits no password, to spend the same time on an address that nobody has. */
const nobody = hashPassword(crypto.randomUUID());

/** Whether a password fits; as slow without a hash as with one. */
export async function fitsPassword(password: string, stored: string | null): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password);
  return fits && stored !== null;
}
