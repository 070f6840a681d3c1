import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import type { Invariant, Looked, Violation } from '../platform/invariants/invariant';
import { INVARIANTS } from './invariants';

/** Rows whose job is gone get another one every ten minutes, so that one in this time is early enough. */
export const PATIENCE_SECONDS = 20 * 60;

export type Broken = Violation & { invariant: string };

type Heard = {
  onBroken: (broken: Broken) => void;
  /** Hears how many do not hold, once all was looked at. */
  onChecked?: (invariant: Invariant, violations: number) => Promise<void>;
};

/** Holds all invariants against everything there is, a portion at a time. */
export async function checkInvariants(looked: Looked, heard: Heard): Promise<void> {
  for (const invariant of INVARIANTS) await checkInvariant(looked, invariant, heard);
}

/** Holds one against everything there is. */
export async function checkInvariant(
  looked: Looked,
  invariant: Invariant,
  { onBroken, onChecked }: Heard,
): Promise<void> {
  let violations = 0;
  for await (const violation of invariant.check(looked)) {
    violations++;
    onBroken({ invariant: invariant.key, ...violation });
  }
  await onChecked?.(invariant, violations);
}

/**
 * Everything that is broken, jobs at once; for tests, which have little.
 *
 * @param isRead of which files the bytes are read: of all when left out
 */
export async function brokenInvariants(
  { db, store }: Pick<App, 'store'> & { db: Queries },
  isRead: Looked['isRead'] = () => true,
): Promise<Broken[]> {
  const found: Broken[] = [];
  const looked = { db, store, patience: 0, isRead };
  await checkInvariants(looked, { onBroken: (broken) => void found.push(broken) });
  return found;
}
