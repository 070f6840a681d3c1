import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { audited } from '../../platform/http/audit';
import { findOpenElsewhere, lockOpenAttempt, type StoredAttempt } from './attempt-store';
import type { FrozenOffice } from './frozen-request';
import { type Context, giveBack, leaveBooked } from './settle/give-back';
import { TEXTS } from './texts';

/** The firm has left the company: what it did not send yet is sent by nobody, and is to be asked for again. */
export const endUnsent = (app: App, { id, relation_id }: StoredAttempt): Promise<void> =>
  change(app, ({ db }) =>
    audited(db, { action: 'job document refused', relation_id }, async (record) => {
      const attempt = await lockOpenAttempt(db, id);
      if (attempt?.state === 'queued') await end({ db, record }, attempt, TEXTS.firmLeft);
    }),
  );

/**
 * The company leaves an office that is gone for another one: what waits for it was never sent, and is to be asked for again.
 * Nothing is sent meanwhile, as its connection is locked.
 */
export async function endUnsentElsewhere(
  context: Context,
  relation_id: number,
  office: Omit<FrozenOffice, 'credentials_id'>,
): Promise<void> {
  for (const attempt of await findOpenElsewhere(context.db, relation_id, office))
    await end(context, attempt, TEXTS.officeChanged);
}

/** The document is with people again, or stays booked, and says why. */
function end(context: Context, attempt: StoredAttempt, why: Record<StoredAttempt['kind'], string>) {
  const said = { booking_errors: { '': why[attempt.kind] }, answer: attempt.answer };
  return attempt.kind === 'book'
    ? giveBack(context, attempt, said)
    : leaveBooked(context, attempt, { ...said, is_provisional: true });
}
