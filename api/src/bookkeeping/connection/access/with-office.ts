import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AccountingError } from '../../../external/accounting/accounting-error';
import type { App } from '../../../platform/app';
import { failureIn } from './failure-in';
import {
  giveLeaseBack,
  type LeasedOffice,
  renewLease,
  secondsToWait,
  takeLease,
  wantLease,
} from './lease-store';

const BEAT_MS = 10_000;
const POLL_MS = 100;
/** Longer than a posting takes; who waits that long is told to come back. */
const PATIENCE_MS = 70_000;
/** When the package asks to be left alone and does not say for how long. */
const USUAL_WAIT_S = 60;

/**
 * Speaks to an office while nobody else does, over all nodes.
 *
 * @param givesWay nobody waits for it: it is not done while others speak to the office, or want to
 * @throws AccountingError `tooMany` when the package asked to be left alone, or others keep the office busy
 */
export async function withOffice<T>(
  { db }: Pick<App, 'db'>,
  office: LeasedOffice,
  work: () => Promise<T>,
  givesWay = false,
): Promise<T> {
  const holder = { ...office, holder: randomUUID() };
  const end = Date.now() + PATIENCE_MS;
  for (; !(await takeLease(db, holder, givesWay)); await wait(POLL_MS)) {
    const seconds = await secondsToWait(db, office);
    if (seconds > 0) throw new AccountingError('tooMany', 'the package asked to wait', seconds);
    if (givesWay || Date.now() > end) throw new AccountingError('tooMany', 'the office is busy', 5);
    await wantLease(db, office);
  }
  const beat = setInterval(() => void renewLease(db, holder).catch(() => {}), BEAT_MS);
  let wait_s = 0;
  try {
    const result = await work();
    wait_s = waitAfter(result);
    return result;
  } catch (error) {
    wait_s = waitAfter(error);
    throw error;
  } finally {
    clearInterval(beat);
    await giveLeaseBack(db, holder, wait_s);
  }
}

function waitAfter(result: unknown): number {
  const failure = failureIn(result);
  return failure?.reason === 'tooMany' ? (failure.retry_after_s ?? USUAL_WAIT_S) : 0;
}
