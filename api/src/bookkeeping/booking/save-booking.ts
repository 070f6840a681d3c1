import type { KeptForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { Queries } from '../../platform/database/connect';
import type { Call } from '../../platform/http/call';
import { accountsInForm } from './accounts-in-form';
import { bookingReply } from './booking-reply';
import {
  findLines,
  type ItemFields,
  putLines,
  type StoredItem,
  type StoredLine,
  updateItem,
} from './booking-store';
import { keepLines } from './keep-lines';
import { lockDocument, refuseUnless } from './lock-document';
import { stillRefused } from './still-refused';

/**
 * Keeps what was filled in of a document, which may be half of it; what is left out stays as it was.
 *
 * @throws HttpError 404 for what is another company's, 409 when its state does not allow it
 */
export async function saveBooking(
  call: Call,
  id: number,
  {
    bookingItem: form,
    saveBookingLines,
  }: { bookingItem: KeptForm; saveBookingLines?: boolean | undefined },
) {
  const { db, caller } = call;
  const { relation_id } = caller;
  const item = await lockDocument(call, id);
  await accountsInForm(db, relation_id, { ...NOTHING_POINTED_AT, ...form });
  await refuseUnless(db, item, 'edit');
  await keepForm(call, item, form, {});
  if (saveBookingLines) await keepLines(call, item, form);
  return bookingReply(db, relation_id, id);
}

const NOTHING_POINTED_AT = {
  ledger_account_id: null,
  supplier_relation_id: null,
  booking_lines: [],
};

/** Writes a form to its document, and what else is to change of it, and says so in its history. */
export async function keepForm(
  { db, record }: Pick<Call, 'db' | 'record'>,
  item: StoredItem,
  form: KeptForm,
  others: ItemFields,
): Promise<void> {
  const before = await withLines(db, item);
  const { booking_lines, ...fields } = form;
  if (booking_lines) await putLines(db, item, booking_lines);
  const saved = fieldsOf(item, fields);
  const booking_errors = stillRefused(before, { ...saved, booking_lines });
  const kept = await updateItem(db, item, { ...saved, booking_errors, ...others });
  record({ entity: 'booking_item', id: item.id, before, after: await withLines(db, kept) });
}

type Fields = Omit<KeptForm, 'booking_lines'>;

/** Only what the form has: what else came along is not of the document. */
const fieldsOf = (item: StoredItem, form: Fields): ItemFields => ({
  file_name: form.file_name ?? item.file_name,
  invoice_number: form.invoice_number === undefined ? undefined : inOneForm(form.invoice_number),
  duplicate_reason: form.duplicate_reason,
  date: form.date,
  reference: form.reference,
  description: form.description,
  ledger_account_id: form.ledger_account_id,
  supplier_relation_id: form.supplier_relation_id,
  amount: form.amount,
  bank_account: form.bank_account,
  currency: form.currency,
  is_credit: form.is_credit,
});

/** A number as it is held against others, and as the package keeps it. */
export const inOneForm = (invoice_number: string): string =>
  invoice_number.normalize('NFC').replace(/\s+/g, ' ').trim();

async function withLines(db: Queries, item: StoredItem) {
  const lines = await findLines(db, item, item.date);
  return { ...item, booking_lines: lines.map(told) };
}

/** A line as history tells it: lines are written anew each time. */
const told = ({ id, relation_id, booking_item_id, vat_percentage, ...line }: StoredLine) => line;
