import type { NotDoneReason } from '../../../external/accounting/outcome';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { isOfficeGone, troubleOf } from '../../connection/access/text-of';
import { updateConnection } from '../../connection/office/store';
import { type StoredAttempt, updateSeen } from '../attempt-store';
import { TEXTS } from '../texts';

type NotDone = { reason: NotDoneReason | 'noAnswer'; retry_after_s: number | null };

const SOON_S = 30;
const MINUTE_S = 60;
/** What a person must mend first: who links anew has it begun at once. */
const LONG_S = 600;

const WAIT_S: Partial<Record<NotDone['reason'], number>> = {
  tooLate: 0,
  unreachable: SOON_S,
  moved: SOON_S,
  noAnswer: SOON_S,
  tooMany: MINUTE_S,
};

/**
 * Nothing was done, for sure: it waits, and says why. What was sent a first time and not found is still uncertain when it
 * was not sent a second time.
 *
 * @param seen as it was when it was sent, or was to be
 */
export const keepWaiting = (app: App, seen: StoredAttempt, notDone: NotDone): Promise<void> => {
  const wasSentBefore = seen.state === 'uncertain' || seen.resent_at !== null;
  return keep(app, seen, notDone, {
    state: wasSentBefore ? 'uncertain' : 'queued',
    ...(seen.state === 'sending' && { resent_at: null }),
  });
};

/** It could not even be looked up: it is as uncertain as before, however often it was sent. */
export const keepUnseen = (app: App, seen: StoredAttempt, notDone: NotDone): Promise<void> =>
  keep(app, seen, notDone, { state: 'uncertain' });

async function keep(
  app: App,
  seen: StoredAttempt,
  { reason, retry_after_s }: NotDone,
  changed: Pick<Parameters<typeof updateSeen>[2], 'state' | 'resent_at'>,
): Promise<void> {
  const { relation_id, request } = seen;
  if (isOfficeGone({ reason }))
    await updateConnection(
      app.db,
      { relation_id, office_code: request.office_code },
      { office_gone_at: new Date() },
    );
  const wait_s = retry_after_s ?? WAIT_S[reason] ?? LONG_S;
  await change(app, async ({ db, queue }) => {
    const kept = await updateSeen(db, seen, {
      ...changed,
      waiting_reason: reason === 'tooLate' ? TEXTS.heldUp : TEXTS.waits[troubleOf({ reason })],
    });
    if (kept) await queueAgain(queue, kept, new Date(Date.now() + wait_s * 1000));
  });
}

/** At most one job waits for an attempt, and one for what a person said of it, which is looked up sooner. */
export const queueAgain = (
  queue: Parameters<Parameters<typeof change>[1]>[0]['queue'],
  { id, answer }: Pick<StoredAttempt, 'id' | 'answer'>,
  startAfter: Date,
): Promise<void> => {
  const what = answer?.decided_number === undefined ? 'attempt' : 'decision';
  return queue('book-document', { attempt_id: id }, { singletonKey: `${what} ${id}`, startAfter });
};
