import { isDeepStrictEqual } from 'node:util';
import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { findSent } from '../../invoicing/for-books';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { audited } from '../../platform/http/audit';
import {
  findLines,
  lockItem,
  putLines,
  type StoredLine,
  updateItem,
} from '../booking/booking-store';
import { findSaleAccounts } from './accounts-store';
import { bookingOf } from './booking-of';

type Line = BookingForm['booking_lines'][number];

/** Fills in the accounts of an own invoice that are still empty; what somebody filled in stays. */
export const fillAccounts = (app: App, of: { relation_id: number; id: number }): Promise<void> =>
  change(app, ({ db }) =>
    audited(
      db,
      { action: 'job accounts of invoice', relation_id: of.relation_id },
      async (record): Promise<void> => {
        const before = await lockItem(db, of);
        if (!before || before.invoice_id === null || !allowsOnDocument(before, 'edit')) return;
        const sent = await findSent(db, of.relation_id, before.invoice_id);
        if (!sent) return;
        const { relation_id } = of;
        const accounts = await findSaleAccounts(db, relation_id, sent.invoice.to_relation_id);
        const chosen = bookingOf(sent, accounts);
        const stored = await findLines(db, of, before.date);
        const was = {
          ledger_account_id: before.ledger_account_id,
          booking_lines: stored.map(asFilledIn),
        };
        const is = {
          ledger_account_id: was.ledger_account_id ?? chosen.ledger_account_id ?? null,
          booking_lines: filledLines(was.booking_lines, chosen.booking_lines),
        };
        // What nothing was chosen for is no news, least of all to who has it open.
        if (isDeepStrictEqual(is, was)) return;
        const { ledger_account_id, booking_lines } = is;
        await putLines(db, of, booking_lines);
        const after = await updateItem(db, of, { ledger_account_id });
        record({
          entity: 'booking_item',
          id: of.id,
          before: { ...before, ...was },
          after: { ...after, booking_lines },
        });
      },
    ),
  );

/** As they are when somebody has changed which amounts there are: then nobody can tell what each is. */
function filledLines(lines: Line[], booked: readonly Line[]): Line[] {
  const isAsBooked =
    lines.length === booked.length &&
    lines.every(({ value, vat }, at) => value === booked[at]?.value && vat === booked[at]?.vat);
  if (!isAsBooked) return lines;
  return lines.map((line, at) => ({
    ...line,
    ledger_account_id: line.ledger_account_id ?? booked[at]?.ledger_account_id ?? null,
    vat_ledger_account_id: line.vat_ledger_account_id ?? booked[at]?.vat_ledger_account_id ?? null,
  }));
}

const asFilledIn = (stored: StoredLine): Line => {
  const { id, relation_id, booking_item_id, position, vat_percentage, ...line } = stored;
  return line;
};
