import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const FORM = /^[A-HJKMNP-Z2-9]{10}$/;

const current = new AsyncLocalStorage<string>();

/** The reference of the call that this is done for; undefined outside a call. */
export const currentReference = (): string | undefined => current.getStore();

/** Does what a call asks for, so that what it leads to can be found by its reference. */
export const withReference = (reference: string, work: () => void): void =>
  current.run(reference, work);

/** The reference that the gateway gave a call, or a new one: short enough to read out over the telephone, without 0/O and 1/I/L. */
export function referenceOf(given: string | string[] | undefined): string {
  if (typeof given === 'string' && FORM.test(given)) return given;
  return [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
