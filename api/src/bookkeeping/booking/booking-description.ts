import { MAX_DESCRIPTION } from '@boekwerk/shared/contract/bookkeeping/booking';
import { beginningOf } from '../../platform/beginning-of';

/** A text as the description of a booking: in one line, and no longer than the package takes. */
export const bookingDescription = (text: string): string =>
  beginningOf(text.normalize('NFC').replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION).trim();
