import { isNull, type SQL } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';

/**
 * Whether a document is not in the trash. Part of every query for what users see, count or compare with; a query that
 * finds by the company and this reads indexes that leave the trash out.
 */
export const isThere: SQL = isNull(booking_item.deleted_at);
