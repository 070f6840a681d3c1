import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { audited } from '../../platform/http/audit';
import { lockOpenAttempt, type StoredAttempt } from './attempt-store';
import { giveBack, leaveBooked } from './settle/give-back';
import { TEXTS } from './texts';

/** The firm has left the company: what it did not send yet is sent by nobody, and is to be asked for again. */
export const endUnsent = (app: App, { id, relation_id }: StoredAttempt): Promise<void> =>
  change(app, ({ db }) =>
    audited(db, { action: 'job document refused', relation_id }, async (record) => {
      const attempt = await lockOpenAttempt(db, id);
      if (attempt?.state !== 'queued') return;
      const said = { booking_errors: { '': TEXTS.firmLeft[attempt.kind] }, answer: attempt.answer };
      if (attempt.kind === 'book') await giveBack({ db, record }, attempt, said);
      else await leaveBooked({ db, record }, attempt, { ...said, is_provisional: true });
    }),
  );
