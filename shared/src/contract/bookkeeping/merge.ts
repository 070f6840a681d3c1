import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { requiredId } from '../fields';
import { BookingItem } from './documents';

/** How many pages a merged document has at most. */
export const MAX_MERGED_PAGES = 500;
/** How large a merged document is at most. */
export const MAX_MERGED_BYTES = 50 * 1024 * 1024;

export const mergeBookingItems = endpoint({
  summary: 'Make one document of several, in the order given',
  method: 'POST',
  path: '/administrations/v1/bookingitem/merge',
  right: 'documents',
  ids: { 'body.booking_item_ids.*': 'bookingItem' },
  body: v.object({
    booking_item_ids: v.optional(
      v.pipe(
        v.array(requiredId('Bestand is onjuist'), 'Selecteer minimaal twee bestanden'),
        v.minLength(1, 'Selecteer minimaal twee bestanden'),
        v.maxLength(MAX_MERGED_PAGES, `Voeg hooguit ${MAX_MERGED_PAGES} bestanden samen`),
      ),
      [],
    ),
    /** Also when an e-invoice that is in one of the files is lost. */
    is_confirmed: v.optional(v.boolean(), false),
  }),
  reply: BookingItem,
  status: 201,
});
