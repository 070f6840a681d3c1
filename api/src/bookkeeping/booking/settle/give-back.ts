import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { statusGivenBack } from '@boekwerk/shared/domain/document/question';
import type { Queries } from '../../../platform/database/connect';
import type { Record as Recorder } from '../../../platform/http/audit';
import { endAttempt, type StoredAttempt } from '../attempt-store';
import { lockItem, updateItem } from '../booking-store';
import type { AttemptAnswer } from '../frozen-request';

export type Context = { db: Queries; record: Recorder };
type Refused = { booking_errors: Record<string, string> | null; answer: AttemptAnswer | null };

/** Nothing was booked, for sure: the document is with people again, with what was said of it. */
export async function giveBack(
  { db, record }: Context,
  attempt: StoredAttempt,
  { booking_errors, answer }: Refused,
): Promise<void> {
  const { relation_id, booking_item_id: id } = attempt;
  const before = await lockItem(db, { relation_id, id });
  if (!before || !(await endAttempt(db, attempt, { state: 'refused', answer }))) return;
  const after = await updateItem(db, before, {
    status: statusGivenBack(before),
    in_progress_for: null,
    in_progress_since: null,
    booking_errors,
  });
  record({ entity: 'booking_item', id, before, after });
}

/** The transaction is gone from the books, for sure: the document is to be booked again. */
export async function giveBackTakenBack(
  { db, record }: Context,
  attempt: StoredAttempt,
): Promise<void> {
  const { relation_id, booking_item_id: id } = attempt;
  const before = await lockItem(db, { relation_id, id });
  if (!before || !(await endAttempt(db, attempt, { state: 'done', answer: null }))) return;
  const after = await updateItem(db, before, {
    status: DocumentStatus.toBook,
    booking_errors: null,
    journal_code: null,
    transaction_number: null,
    booked_by: null,
    booked_at: null,
    is_provisional: false,
    package_difference: null,
    package_modified: null,
  });
  record({ entity: 'booking_item', id, before, after });
}

/** The transaction is still in the books, and stays. */
export async function leaveBooked(
  { db, record }: Context,
  attempt: StoredAttempt,
  { booking_errors, answer, is_provisional }: Refused & { is_provisional: boolean },
): Promise<void> {
  const { relation_id, booking_item_id: id } = attempt;
  const before = await lockItem(db, { relation_id, id });
  if (!before || !(await endAttempt(db, attempt, { state: 'refused', answer }))) return;
  const after = await updateItem(db, before, { booking_errors, is_provisional });
  record({ entity: 'booking_item', id, before, after });
}
