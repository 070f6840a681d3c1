import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { fits } from '../documents/fits';
import { type DocumentQuery, STATES } from '../documents/store';

export type DownloadQuery = Pick<DocumentQuery, 'search' | 'date' | 'from' | 'to' | 'tab'>;
export type Downloaded = Awaited<ReturnType<typeof findLabelled>>[number];

/** The labelled documents of a list: by label, the newest first. */
export const findLabelled = (
  db: Queries,
  relation_id: number,
  { tab, ...query }: DownloadQuery,
  most: number,
) =>
  db
    .select({
      file_id: booking_item.file_id,
      file_name: booking_item.file_name,
      size: file.size,
      tag: booking_item.tag,
      status: booking_item.status,
      uploaded_date: booking_item.uploaded_date,
      invoice_number: booking_item.invoice_number,
      date: booking_item.date,
      amount: booking_item.amount,
      currency: booking_item.currency,
      is_credit: booking_item.is_credit,
      supplier: booking_item.supplier_name,
    })
    .from(booking_item)
    .innerJoin(file, eq(file.id, booking_item.file_id))
    .where(
      and(
        fits(relation_id, query),
        isNotNull(booking_item.tag),
        tab === 'all' ? undefined : inArray(booking_item.status, [...STATES[tab]]),
      ),
    )
    .orderBy(asc(booking_item.tag), desc(booking_item.uploaded_date), desc(booking_item.id))
    .limit(most);
