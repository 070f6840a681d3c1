import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import type { StoredItem } from './booking-store';

type Item = Pick<StoredItem, 'relation_id' | 'id' | 'tag' | 'supplier_relation_id'>;

/**
 * The account to which a supplier was paid by what was booked of it last, else the one that is kept of it; '' when none
 * is known, and of a sale. Whoever asks to be paid to another one may be somebody else.
 */
export async function usualAccount(db: Queries, item: Item): Promise<string> {
  const { relation_id, supplier_relation_id, tag } = item;
  if (supplier_relation_id === null || tag !== 'INK') return '';
  const [last] = await db
    .select({ bank_account: booking_item.bank_account })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        eq(booking_item.supplier_relation_id, supplier_relation_id),
        eq(booking_item.status, DocumentStatus.booked),
        ne(booking_item.bank_account, ''),
        ne(booking_item.id, item.id),
      ),
    )
    .orderBy(desc(booking_item.booked_at), desc(booking_item.id))
    .limit(1);
  if (last) return last.bank_account;
  const [kept] = await db
    .select({ bank_account: relation.bank_account })
    .from(relation)
    .where(and(eq(relation.owner_relation_id, relation_id), eq(relation.id, supplier_relation_id)));
  return kept?.bank_account ?? '';
}
