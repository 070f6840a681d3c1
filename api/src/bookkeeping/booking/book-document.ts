import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { roundBooking } from '@boekwerk/shared/domain/booking/round-booking';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { accountingPackageOf } from '../../external/accounting/accounting-package-of';
import { findDeliveryDate } from '../../invoicing/for-books';
import type { App } from '../../platform/app';
import { conflict, invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
import { likelyBooking } from '../relation-links/list-relation-links';
import { accountsInForm } from './accounts-in-form';
import { insertAttempt } from './attempt-store';
import { basisOf, type LikelyOf, suggestedFor } from './booking-basis';
import { bookingReply } from './booking-reply';
import { findLines, type StoredItem } from './booking-store';
import { checkBooking } from './check-booking';
import type { BookRequest } from './frozen-request';
import { keepLines } from './keep-lines';
import { lockDocument, refuseUnless } from './lock-document';
import { newReference } from './new-reference';
import { officeOfBooking } from './office-of-booking';
import { keepForm } from './save-booking';
import { TEXTS } from './texts';
import { transactionOf } from './transaction-of';

type Filled = BookingForm & {
  saveBookingLines?: boolean | undefined;
  /** The version that was shown. */
  updated_at?: string | undefined;
  /** The state that was shown. What is asked leaves the version as it was. */
  status?: DocumentStatus | undefined;
};

/** Has one document booked as {@link sendToBook} does, and shows it. */
export async function bookDocument(app: App, call: Call, id: number, form: Filled) {
  const { db, caller } = call;
  const likelyOf: LikelyOf = (party_id, type) =>
    likelyBooking(db, caller.relation_id, { id: party_id, type });
  await sendToBook(app, call, id, { form, likelyOf });
  return bookingReply(db, caller.relation_id, id);
}

/**
 * Keeps what was filled in, and has it booked: what is sent is written down here once, and sent after this transaction.
 *
 * @throws HttpError 404 for what is another company's; 409 without an office, when it was changed or asked about since it was
 * shown, and when its state does not allow it, as when somebody else was first; 422 with all that is missing or wrong
 */
export async function sendToBook(
  app: App,
  call: Call,
  id: number,
  { form, likelyOf }: { form: Filled; likelyOf: LikelyOf },
): Promise<void> {
  const { db, caller, queue } = call;
  const { relation_id } = caller;
  const item = await lockDocument(call, id);
  const accounts = await accountsInForm(db, relation_id, form);
  await refuseChanged(
    db,
    { entity: 'booking_item', id },
    { basedOn: form.updated_at, updated_at: item.updated_at },
  );
  await refuseUnless(db, item, 'book');
  if (isAskedSince(item, form.status)) throw conflict(TEXTS.asked);
  if (item.tag === null) throw invalid({ tag: TEXTS.labelRequired });
  const office = await officeOfBooking(db, relation_id);
  const checked = await checkBooking(db, item, { form, office, accounts });
  const { errors, journal, relation_code } = checked;
  const { date, amount } = form;
  const isIncomplete = !journal || relation_code === undefined || date === null || amount === null;
  if (isIncomplete || Object.keys(errors).length > 0) {
    // It may have been opened again since.
    if (checked.isPeriodClosed)
      await queue('read-periods', { relation_id }, { singletonKey: `periods of ${relation_id}` });
    throw invalid(errors, { keepsChanges: checked.isPeriodClosed });
  }

  const reference = newReference();
  const { reference_field, ...frozenOffice } = office;
  const { booking_lines } = roundBooking({ ...form, amount });
  const transaction = transactionOf({
    form: { ...form, booking_lines, date, amount },
    delivery_date:
      item.invoice_id === null ? null : await findDeliveryDate(db, relation_id, item.invoice_id),
    isSale: item.tag === 'VRK',
    office,
    journal,
    relation_code,
    reference,
    accountOf: accounts.accountOf,
  });
  const frozen = accountingPackageOf(app.config).buildTransaction(transaction);
  const request: BookRequest = { ...frozenOffice, transaction, frozen };
  const suggestion = await suggestedFor(item, form, likelyOf);
  await keepForm(
    call,
    item,
    { ...form, booking_lines },
    {
      status: DocumentStatus.inProgress,
      in_progress_for: 'booking',
      in_progress_since: new Date(),
      booking_errors: null,
    },
  );
  const stored = await findLines(db, item, date);
  const basis = basisOf({ item, form, stored, suggestion, isReversed: accounts.isReversed });
  if (form.saveBookingLines) await keepLines(call, item, form);
  const attempt = await insertAttempt(db, {
    relation_id,
    booking_item_id: id,
    kind: 'book',
    reference,
    request,
    basis,
    asked_by: caller.user_id,
  });
  await queue('book-document', { attempt_id: attempt.id });
}

const isAskedSince = ({ status }: Pick<StoredItem, 'status'>, shown: DocumentStatus | undefined) =>
  status === DocumentStatus.questions && shown !== undefined && shown !== status;
