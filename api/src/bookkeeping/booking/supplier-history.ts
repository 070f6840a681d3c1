import { type UsualAmount, usualAmount } from '@boekwerk/shared/domain/booking/usual-amount';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { hasStatus } from '../documents/has-status';
import type { StoredItem } from './booking-store';

type Item = Pick<
  StoredItem,
  'relation_id' | 'id' | 'status' | 'tag' | 'supplier_relation_id' | 'currency' | 'is_credit'
>;

type SupplierHistory = { is_first_of_supplier: boolean; usual_amount: UsualAmount | null };

/** What is usual is what was so lately. */
const LATELY = 50;

/**
 * What is remarkable about a purchase beside those of its supplier that were booked before: whether it is the first, and
 * which amounts are usual in its currency, credit notes apart. Nothing is of a sale, or of what is booked.
 */
export async function supplierHistory(db: Queries, item: Item): Promise<SupplierHistory> {
  const { relation_id, supplier_relation_id, tag, status, currency, is_credit } = item;
  if (supplier_relation_id === null || tag !== 'INK' || status === DocumentStatus.booked)
    return { is_first_of_supplier: false, usual_amount: null };
  const before = await db
    .select({
      amount: booking_item.amount,
      currency: booking_item.currency,
      is_credit: booking_item.is_credit,
    })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        eq(booking_item.supplier_relation_id, supplier_relation_id),
        hasStatus(DocumentStatus.booked),
        eq(booking_item.tag, tag),
        ne(booking_item.id, item.id),
      ),
    )
    .orderBy(desc(booking_item.booked_at), desc(booking_item.id))
    .limit(LATELY);
  const alike = before.filter((one) => one.currency === currency && one.is_credit === is_credit);
  const usual_amount = usualAmount(alike.flatMap((one) => one.amount ?? []));
  return { is_first_of_supplier: before.length === 0, usual_amount };
}
