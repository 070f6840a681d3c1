import os from 'node:os';
import { hashPassword } from './password';

/** Hashes that were begun; each ends when it is told to. */
const begun: (() => void)[] = [];

jest.mock('@node-rs/argon2', () => ({
  hash: () => new Promise<string>((resolve) => begun.push(() => resolve('hash'))),
}));

it('leaves a processor to all other calls, however many sign in', async () => {
  const atOnce = Math.min(3, Math.max(1, os.availableParallelism() - 1));
  const all = Promise.all(Array.from({ length: 9 }, () => hashPassword('geheim')));
  await new Promise(setImmediate);
  // The hash that fits no password is the first of them.
  expect(begun).toHaveLength(atOnce);
  for (let ended = 0; ended < 10; ended += 1) {
    begun[ended]?.();
    await new Promise(setImmediate);
    expect(begun).toHaveLength(Math.min(10, atOnce + ended + 1));
  }
  expect(await all).toHaveLength(9);
});
