import type { BookingLineValues } from '../booking-values';

/** What a relation is booked on when nothing else is said; null for nothing in particular. */
export type UsualBooking = Pick<BookingLineValues, 'ledger_account_id' | 'vat_ledger_account_id'>;
