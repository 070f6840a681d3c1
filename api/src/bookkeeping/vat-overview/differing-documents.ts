import type { VatOverview } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { PackageDifference } from '@boekwerk/shared/domain/document/package-difference';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { SentIn } from '../../invoicing/vat/sent-vat';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { hasStatus } from '../documents/has-status';
import { isThere } from '../documents/is-there';
import { invoiceDay } from './booked-vat';

/** So many are named; who has more finds them in the list of documents. */
const NAMED = 20;

/** What was booked with an invoice date in a period and stands otherwise in the package now, the company's own invoices too. */
export async function differingDocuments(
  db: Queries,
  { relation_id, start, end }: SentIn,
): Promise<VatOverview['differing']> {
  const rows = await db
    .select({
      booking_item_id: booking_item.id,
      number: booking_item.invoice_number,
      relation: booking_item.supplier_name,
      difference: sql<PackageDifference>`${booking_item.package_difference}`,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        ...[isThere, hasStatus(DocumentStatus.booked), isNotNull(booking_item.package_difference)],
        sql`${invoiceDay} between ${start} and ${end}`,
      ),
    )
    .orderBy(invoiceDay, booking_item.id)
    .limit(NAMED);
  return {
    count: rows[0]?.count ?? 0,
    documents: rows.map(({ count: _, ...document }) => document),
  };
}
