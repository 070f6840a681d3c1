import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { type StoredAttempt, updateSeen } from '../attempt-store';
import type { AttemptAnswer } from '../frozen-request';
import { nextLookUp } from '../look-up-times';
import { queueAgain } from './keep-waiting';

type Known = Partial<Pick<StoredAttempt, 'looked_up_at' | 'look_ups' | 'decided_by'>> & {
  answer?: AttemptAnswer | null;
  waiting_reason?: string | null;
};

/** Nobody knows what became of it: it is looked up, and nothing is sent before. */
export const keepUncertain = (app: App, seen: StoredAttempt, known: Known = {}): Promise<void> =>
  change(app, async ({ db, queue }) => {
    const kept = await updateSeen(db, seen, { state: 'uncertain', waiting_reason: null, ...known });
    if (kept) await queueAgain(queue, kept, nextLookUp(kept, new Date()));
  });
