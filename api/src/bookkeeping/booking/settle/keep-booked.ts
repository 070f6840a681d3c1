import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { audited } from '../../../platform/http/audit';
import { type BookAttempt, endAttempt } from '../attempt-store';
import { lockItem, updateItem } from '../booking-store';
import type { AttemptAnswer } from '../frozen-request';

type Booked = {
  number: string;
  /** Only when the package says so: what may be deleted there is not guessed. */
  is_provisional: boolean;
  answer?: Omit<AttemptAnswer, 'number'>;
};

const CHECKED_AFTER_MS = 60_000;

/** It is in the books under that number: the document is booked, and what is there is held against it in a minute. */
export const keepBooked = (
  app: App,
  attempt: BookAttempt,
  { number, is_provisional, answer }: Booked,
): Promise<void> =>
  change(app, ({ db, queue }) => {
    const { relation_id, booking_item_id: id, request } = attempt;
    return audited(db, { action: 'job document booked', relation_id }, async (record) => {
      const before = await lockItem(db, { relation_id, id });
      const ended = { state: 'done', answer: { ...answer, number } } as const;
      if (!before || !(await endAttempt(db, attempt, ended))) return;
      const after = await updateItem(db, before, {
        status: DocumentStatus.booked,
        in_progress_for: null,
        in_progress_since: null,
        booking_errors: null,
        journal_code: request.transaction.journal_code,
        transaction_number: number,
        booked_by: attempt.asked_by,
        booked_at: new Date(),
        is_provisional,
        package_difference: null,
        package_modified: null,
      });
      record({ entity: 'booking_item', id, before, after });
      const startAfter = new Date(Date.now() + CHECKED_AFTER_MS);
      await queue('check-booking', { attempt_id: attempt.id }, { startAfter });
    });
  });
