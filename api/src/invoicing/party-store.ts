import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { memoizePerConnection } from '../platform/database/memoize-per-connection';
import { invoice_prefix } from '../platform/database/schema/invoice-settings';
import { relation } from '../platform/database/schema/relations';
import { OWN, type StoredRelation } from './store';

const customerOfCompany = memoizePerConnection((db) =>
  db
    .select()
    .from(relation)
    .where(and(eq(relation.owner_relation_id, OWN.relation_id), eq(relation.id, OWN.id)))
    .prepare('customer'),
);

/** A customer or supplier of the company, active or not. */
export async function findCustomer(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredRelation | undefined> {
  const [found] = await customerOfCompany(db).execute({ relation_id, id });
  return found;
}

const company = memoizePerConnection((db) =>
  db.select().from(relation).where(eq(relation.id, OWN.relation_id)).prepare('company'),
);

export async function findCompany(db: Queries, relation_id: number): Promise<StoredRelation> {
  const [found] = await company(db).execute({ relation_id });
  return found as StoredRelation;
}

const companyOn = memoizePerConnection((db) => {
  const prefix = db
    .select()
    .from(invoice_prefix)
    .where(
      and(
        eq(invoice_prefix.relation_id, OWN.relation_id),
        lte(invoice_prefix.start_date, sql.placeholder('date')),
      ),
    )
    .orderBy(desc(invoice_prefix.start_date))
    .limit(1)
    .as('prefix');
  return db
    .select({
      company: relation,
      prefix: prefix.prefix,
      start_date: prefix.start_date,
      start_number: prefix.start_number,
    })
    .from(relation)
    .leftJoin(prefix, sql`true`)
    .where(eq(relation.id, OWN.relation_id))
    .prepare('company_on_a_day');
});

/** A company, and the prefix that its invoices of a day get. */
export async function findCompanyOn(db: Queries, relation_id: number, date: IsoDate) {
  const [found] = await companyOn(db).execute({ relation_id, date });
  const { company, prefix, start_date, start_number } = found as NonNullable<typeof found>;
  const hasPrefix = prefix !== null && start_date !== null && start_number !== null;
  return { company, prefix: hasPrefix ? { prefix, start_date, start_number } : undefined };
}
