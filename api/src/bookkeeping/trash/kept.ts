import { sql } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';

/** How long a document can be put back. */
export const TRASH_DAYS = 30;

/**
 * Whether a document stays in the trash, however long it is there: something was made of it, so that it is the original,
 * it was once sent to the accounting package, or it is an own invoice, whose file it has.
 */
export const isKept = sql`(
  ${booking_item.invoice_id} is not null
  or exists (select from booking_origin where source_item_id = ${booking_item.id})
  or exists (select from booking_attempt where booking_item_id = ${booking_item.id}))`;
