import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { payment } from '../../platform/database/schema/invoice-records';
import { user } from '../../platform/database/schema/users';

type StoredPayment = typeof payment.$inferSelect;
type NewPayment = Omit<typeof payment.$inferInsert, 'relation_id'>;

const ofInvoice = (relation_id: number, invoice_id: number) =>
  and(eq(payment.relation_id, relation_id), eq(payment.invoice_id, invoice_id));

/** In the order in which they were recorded. */
export async function findPayments(db: Queries, relation_id: number, invoice_id: number) {
  const rows = await db
    .select({ payment, by: { name: user.name, last_name: user.last_name } })
    .from(payment)
    .innerJoin(user, eq(user.id, payment.user_id))
    .where(ofInvoice(relation_id, invoice_id))
    .orderBy(asc(payment.id));
  return rows.map((row) => ({ ...row.payment, recorded_by: fullName(row.by) }));
}

/** The payment that was recorded last. */
export async function findLastPayment(
  db: Queries,
  relation_id: number,
  invoice_id: number,
): Promise<StoredPayment | undefined> {
  const [last] = await db
    .select()
    .from(payment)
    .where(ofInvoice(relation_id, invoice_id))
    .orderBy(desc(payment.id))
    .limit(1);
  return last;
}

export async function insertPayment(
  db: Queries,
  relation_id: number,
  values: NewPayment,
): Promise<StoredPayment> {
  const [inserted] = await db
    .insert(payment)
    .values({ ...values, relation_id })
    .returning();
  return inserted as StoredPayment;
}

export const deletePaymentRow = (db: Queries, { relation_id, id }: StoredPayment) =>
  db.delete(payment).where(and(eq(payment.relation_id, relation_id), eq(payment.id, id)));
