import type {
  BookingAttempt,
  BookingDocument,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { aDocument } from './a-document';

type Line = BookingDocument['booking_lines'][number];

/** Flour, with the low rate. */
export const aBookingLine = (given: Partial<Line> = {}): Line => ({
  id: 1,
  ledger_account_id: 50,
  cost_place_ledger_account_id: null,
  project_ledger_account_id: null,
  value: 100,
  vat_ledger_account_id: 70,
  vat: 9,
  vat_percentage: 9,
  foreign_sale_type: null,
  supplier_tax_code: '',
  description: '',
  ...given,
});

/** A purchase that can be booked. */
export const aFilledBooking = (given: Partial<BookingDocument> = {}): BookingDocument =>
  aDocument({
    tag: 'INK',
    status: DocumentStatus.toBook,
    invoice_number: 'F2026-1187',
    date: '2026-11-12',
    description: 'Bloem november',
    ledger_account_id: 60,
    supplier_relation_id: 30,
    supplier: 'Molen De Hoop',
    creditor: '2001',
    amount: 109,
    booking_lines: [aBookingLine()],
    ...given,
  });

/** Of a purchase that is on its way to the accounting package. */
export const anAttempt = (given: Partial<BookingAttempt> = {}): BookingAttempt => ({
  kind: 'book',
  state: 'sending',
  reference: 'bw-abcdefghij234567',
  waits_for: null,
  sent_at: '2026-11-20T09:00:00.000Z',
  looked_up_at: null,
  needs_decision: false,
  ...given,
});
