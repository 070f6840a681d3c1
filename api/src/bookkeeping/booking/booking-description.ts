import { MAX_DESCRIPTION } from '@boekwerk/shared/contract/bookkeeping/booking';

/** A text as the description of a booking: in one line, and no longer than the package takes; half a sign is none. */
export const bookingDescription = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_DESCRIPTION)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
