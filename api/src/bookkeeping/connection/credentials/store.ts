import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import { accounting_credentials } from '../../../platform/database/schema/accounting';
import { user } from '../../../platform/database/schema/users';

export type StoredCredentials = typeof accounting_credentials.$inferSelect;
type Fields = typeof accounting_credentials.$inferInsert;

/** The organisations of a firm, with the name of whoever linked them last. */
export const selectOfFirm = (db: Queries, firm_id: number) =>
  db
    .select({
      id: accounting_credentials.id,
      organization_code: accounting_credentials.organization_code,
      organization_name: accounting_credentials.organization_name,
      broken_reason: accounting_credentials.broken_reason,
      linked_at: accounting_credentials.linked_at,
      linked_by: sql<string>`trim(${user.name} || ' ' || ${user.last_name})`,
    })
    .from(accounting_credentials)
    .innerJoin(user, eq(user.id, accounting_credentials.linked_by))
    .where(eq(accounting_credentials.relation_id, firm_id))
    .orderBy(asc(accounting_credentials.organization_name), asc(accounting_credentials.id));

/** One of a firm's, without which it is not found. */
export async function findOfFirm(
  db: Queries,
  firm_id: number,
  id: number,
): Promise<StoredCredentials | undefined> {
  const [found] = await db.select().from(accounting_credentials).where(isOfFirm(firm_id, id));
  return found;
}

/** The same; nobody else chooses an office of it until the transaction ends. */
export async function lockOfFirm(
  db: Queries,
  firm_id: number,
  id: number,
): Promise<StoredCredentials | undefined> {
  const [found] = await db
    .select()
    .from(accounting_credentials)
    .where(isOfFirm(firm_id, id))
    .for('update');
  return found;
}

export async function findCredentials(
  db: Queries,
  id: number,
): Promise<StoredCredentials | undefined> {
  const [found] = await db
    .select()
    .from(accounting_credentials)
    .where(eq(accounting_credentials.id, id));
  return found;
}

/** Whoever has linked an organisation; nobody else does until the transaction ends. */
export async function lockOrganization(
  db: Queries,
  code: string,
): Promise<StoredCredentials | undefined> {
  const [found] = await db
    .select()
    .from(accounting_credentials)
    .where(eq(accounting_credentials.organization_code, code))
    .for('update');
  return found;
}

/** @returns `undefined` when somebody has linked the organisation meanwhile */
export async function insertCredentials(
  db: Queries,
  fields: Fields,
): Promise<StoredCredentials | undefined> {
  const [made] = await db
    .insert(accounting_credentials)
    .values(fields)
    .onConflictDoNothing({ target: accounting_credentials.organization_code })
    .returning();
  return made;
}

export async function updateCredentialsRow(
  db: Queries,
  id: number,
  fields: Partial<Fields>,
): Promise<StoredCredentials> {
  const [changed] = await db
    .update(accounting_credentials)
    .set(fields)
    .where(eq(accounting_credentials.id, id))
    .returning();
  return changed as StoredCredentials;
}

const isOfFirm = (firm_id: number, id: number) =>
  and(eq(accounting_credentials.relation_id, firm_id), eq(accounting_credentials.id, id));
