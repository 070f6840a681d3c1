import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';

/** A document that has just been handed in; say what matters. */
export const aDocument = (own: Partial<BookingDocument> = {}): BookingDocument => ({
  id: 7,
  file_name: 'molen-de-hoop.pdf',
  content_type: 'application/pdf',
  size: 2_411_724,
  amount_pages: 3,
  file_locked: false,
  tag: null,
  status: 0,
  uploaded_date: '2026-11-18T13:05:00.000Z',
  uploaded_by: 'Marieke Jansen',
  tagged_date: null,
  package_difference: null,
  has_notes: false,
  is_answered: false,
  updated_at: '2026-11-18T13:05:00.000Z',
  invoice_number: '',
  date: null,
  reference: '',
  description: '',
  ledger_account_id: null,
  supplier_relation_id: null,
  supplier: null,
  amount: null,
  bank_account: '',
  currency: 'EUR',
  is_credit: false,
  booking_lines: [],
  booking_errors: null,
  in_progress_for: null,
  attempt: null,
  recognised: null,
  usual_bank_account: '',
  journal_code: null,
  transaction_number: null,
  booked_by: null,
  booked_at: null,
  is_provisional: false,
  ...own,
});

/** The answer of the list: one page that holds all there is. */
export const documentList = (...data: BookingItem[]) => ({
  data,
  pagination: {
    page: 1,
    itemsPerPage: 10,
    pageStart: data.length > 0 ? 1 : 0,
    pageStop: data.length,
    pageCount: Math.ceil(data.length / 10),
    itemsLength: data.length,
  },
  counts: { all: data.length, booked: 0, to_book: 0, questions: 0, to_progress: data.length },
});
