import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';

type Item = { relation_id: number; tag: Tag | null };

/**
 * The supplier of a purchase, or the customer of a sale, that an e-invoice is of: by VAT number, else by account, else by
 * number of the trade register. Of two that fit it is nobody's guess, and none is made.
 */
export async function partyOfInvoice(
  db: Queries,
  { relation_id, tag }: Item,
  invoice: EInvoice,
): Promise<{ id: number } | null> {
  const isSale = tag === 'VRK';
  const { vat_number, coc_number } = isSale ? invoice.buyer : invoice.seller;
  const marks = [
    [relation.tax_number, vat_number],
    [relation.bank_account, isSale ? '' : invoice.bank_account],
    [relation.coc_number, coc_number],
  ] as const;
  for (const [column, mark] of marks) {
    const found = await findBy(db, { relation_id, isSale }, isMark(column, mark));
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

const findBy = (
  db: Queries,
  { relation_id, isSale }: { relation_id: number; isSale: boolean },
  mark: SQL | undefined,
) =>
  db
    .select({ id: relation.id })
    .from(relation)
    .where(
      and(
        eq(relation.owner_relation_id, relation_id),
        eq(relation.active, 1),
        eq(relation.enterprise_relation_type, isSale ? 'client' : 'supplier'),
        mark,
      ),
    )
    .limit(2);

/** As it is written, but for what people put between its parts; an empty one is nobody's. */
function isMark(column: PgColumn, mark: string): SQL {
  const plain = mark.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (plain === '') return sql`false`;
  return sql`upper(regexp_replace(${column}, '[^A-Za-z0-9]', '', 'g')) = ${plain}`;
}
