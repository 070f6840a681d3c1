import type { BookingRuleQuery } from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { plainNameOf } from '../../platform/database/plain-name';
import { booking_rule } from '../../platform/database/schema/bookings';
import { relation } from '../../platform/database/schema/relations';
import { foldedSql, hasWords } from '../../platform/database/search-words';
import { pageByIndex } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';

export type StoredRule = typeof booking_rule.$inferSelect;
export type RuleValues = Omit<
  typeof booking_rule.$inferInsert,
  'id' | 'relation_id' | 'created_at' | 'updated_at'
>;

const SORTS: Record<BookingRuleQuery['sort'], PgColumn> = {
  supplier_name: booking_rule.supplier_name,
  ledger_code: booking_rule.ledger_code,
};

const isRule = ({ relation_id, id }: Pick<StoredRule, 'relation_id' | 'id'>) =>
  and(eq(booking_rule.relation_id, relation_id), eq(booking_rule.id, id));

/** How many rules of a firm hold every word of the search. */
export const countRules = (db: Queries, relation_id: number, search = ''): Promise<number> =>
  db.$count(booking_rule, found(relation_id, search));

/** A window of them. */
export const findRules = (
  db: Queries,
  relation_id: number,
  { search, sort, order }: BookingRuleQuery,
  window: PageWindow,
): Promise<StoredRule[]> => {
  const page = {
    ...{ from: booking_rule, id: booking_rule.id, fits: found(relation_id, search) },
    ...{ columns: [SORTS[sort], booking_rule.id], order, ...window },
  };
  return pageByIndex(page, ({ where, orderBy, limit }) =>
    db.select().from(booking_rule).where(where).orderBy(orderBy).limit(limit),
  );
};

function found(relation_id: number, search: string): SQL | undefined {
  const { supplier_name, tax_number, coc_number, bank_account } = booking_rule;
  const { ledger_code, vat_code, cost_centre_code, description } = booking_rule;
  const columns = [
    ...[supplier_name, tax_number, coc_number, bank_account, ledger_code, vat_code],
    ...[cost_centre_code, description],
  ];
  const text = foldedSql(sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`);
  return and(eq(booking_rule.relation_id, relation_id), ...hasWords(text, search));
}

/** Nobody else changes the rules of a firm until the transaction ends. */
export const lockRules = (db: Queries, relation_id: number) =>
  db
    .select({ id: relation.id })
    .from(relation)
    .where(eq(relation.id, relation_id))
    .for('no key update');

export async function findRule(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredRule | undefined> {
  const [found] = await db.select().from(booking_rule).where(isRule({ relation_id, id }));
  return found;
}

/** By what a supplier is known, the surest first. */
export const MARKS = ['tax_number', 'coc_number', 'bank_account', 'plain_name'] as const;
type Mark = (typeof MARKS)[number];

/** Which of these another rule of the firm has the same. */
export async function findTaken(
  db: Queries,
  { relation_id, id }: { relation_id: number; id: number | null },
  { supplier_name, tax_number = '', coc_number = '', bank_account = '' }: RuleValues,
): Promise<Record<Mark, boolean>> {
  const given: Record<Mark, SQL> = {
    plain_name: plainNameOf(supplier_name),
    ...{ tax_number: sql`${tax_number}`, coc_number: sql`${coc_number}` },
    bank_account: sql`${bank_account}`,
  };
  const has = (mark: Mark) =>
    sql<boolean>`coalesce(bool_or(${booking_rule[mark]} <> '' and ${booking_rule[mark]} = ${given[mark]}), false)`;
  const [found] = await db
    .select({
      plain_name: has('plain_name'),
      tax_number: has('tax_number'),
      coc_number: has('coc_number'),
      bank_account: has('bank_account'),
    })
    .from(booking_rule)
    .where(
      and(
        eq(booking_rule.relation_id, relation_id),
        id === null ? undefined : ne(booking_rule.id, id),
      ),
    );
  return found as Record<Mark, boolean>; // all of nothing is a row as well
}

export async function insertRule(
  db: Queries,
  relation_id: number,
  values: RuleValues,
): Promise<StoredRule> {
  const [inserted] = await db
    .insert(booking_rule)
    .values({ ...values, relation_id })
    .returning();
  return inserted as StoredRule;
}

export async function updateRuleRow(
  db: Queries,
  rule: StoredRule,
  values: RuleValues,
): Promise<StoredRule> {
  const [changed] = await db.update(booking_rule).set(values).where(isRule(rule)).returning();
  return changed as StoredRule;
}

export async function deleteRuleRow(db: Queries, rule: StoredRule): Promise<void> {
  await db.delete(booking_rule).where(isRule(rule));
}
