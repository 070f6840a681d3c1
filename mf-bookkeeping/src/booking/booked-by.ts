import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { texts } from './texts';

/** Who booked a document, and when; null as long as nobody has. */
export const bookedBy = ({
  booked_by,
  booked_at,
}: Pick<BookingDocument, 'booked_by' | 'booked_at'>): string | null =>
  booked_by && booked_at ? texts.booked.by(booked_by, formatInstant(booked_at)) : null;
