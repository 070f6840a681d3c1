import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import {
  accounting_connection,
  accounting_credentials,
} from '../../../platform/database/schema/accounting';
import { relation } from '../../../platform/database/schema/relations';

export type StoredConnection = typeof accounting_connection.$inferSelect;
type Fields = typeof accounting_connection.$inferInsert;
type Office = { credentials_id: number; office_code: string };

export async function findConnection(
  db: Queries,
  relation_id: number,
): Promise<StoredConnection | undefined> {
  const [found] = await db
    .select()
    .from(accounting_connection)
    .where(eq(accounting_connection.relation_id, relation_id));
  return found;
}

/** The same; nobody else asks for something there until the transaction ends. */
export async function lockConnection(
  db: Queries,
  relation_id: number,
): Promise<StoredConnection | undefined> {
  const [found] = await db
    .select()
    .from(accounting_connection)
    .where(eq(accounting_connection.relation_id, relation_id))
    .for('update');
  return found;
}

/** Whether a company books in this office through these credentials, which stays so until the transaction ends. */
export async function holdsOffice(
  db: Queries,
  relation_id: number,
  { credentials_id, office_code }: Office,
): Promise<boolean> {
  const [found] = await db
    .select({ relation_id: accounting_connection.relation_id })
    .from(accounting_connection)
    .where(
      and(
        eq(accounting_connection.relation_id, relation_id),
        eq(accounting_connection.credentials_id, credentials_id),
        eq(accounting_connection.office_code, office_code),
      ),
    )
    .for('share');
  return found !== undefined;
}

/** The codes of the offices of an organisation that other companies are linked with. */
export async function officesOfOthers(db: Queries, credentials_id: number, relation_id: number) {
  const found = await db
    .select({ office_code: accounting_connection.office_code })
    .from(accounting_connection)
    .where(
      and(
        eq(accounting_connection.credentials_id, credentials_id),
        ne(accounting_connection.relation_id, relation_id),
      ),
    );
  return new Set(found.map(({ office_code }) => office_code));
}

/** Which company is linked with an office. */
export async function findLinkedCompany(db: Queries, { credentials_id, office_code }: Office) {
  const [found] = await db
    .select({ relation_id: accounting_connection.relation_id, name: relation.name })
    .from(accounting_connection)
    .innerJoin(relation, eq(relation.id, accounting_connection.relation_id))
    .where(
      and(
        eq(accounting_connection.credentials_id, credentials_id),
        eq(accounting_connection.office_code, office_code),
      ),
    );
  return found;
}

/** What the company is registered under. */
export async function findNumbers(db: Queries, relation_id: number) {
  const [found] = await db
    .select({ coc_number: relation.coc_number, tax_number: relation.tax_number })
    .from(relation)
    .where(eq(relation.id, relation_id));
  return found ?? { coc_number: '', tax_number: '' };
}

/** Links the company with an office, in the place of the one before. */
export async function putConnection(db: Queries, fields: Fields): Promise<void> {
  const { relation_id, ...changed } = fields;
  await db
    .insert(accounting_connection)
    .values(fields)
    .onConflictDoUpdate({ target: accounting_connection.relation_id, set: changed });
}

/** Of the office that was read; another one that was chosen meanwhile stays as it is. */
export async function updateConnection(
  db: Queries,
  { relation_id, office_code }: { relation_id: number; office_code: string },
  fields: Partial<
    Pick<Fields, 'synced_at' | 'changes_synced_at' | 'office_gone_at' | 'office_name'>
  >,
): Promise<void> {
  await db
    .update(accounting_connection)
    .set(fields)
    .where(
      and(
        eq(accounting_connection.relation_id, relation_id),
        eq(accounting_connection.office_code, office_code),
      ),
    );
}

type GoneOffice = { relation_id: number; office_code: string; office_gone_at: Date };

/** An office that was gone is there again; not when it was found to be gone since. */
export async function keepOfficeFound(
  db: Queries,
  { relation_id, office_code, office_gone_at }: GoneOffice,
): Promise<void> {
  await db
    .update(accounting_connection)
    .set({ office_gone_at: null })
    .where(
      and(
        eq(accounting_connection.relation_id, relation_id),
        eq(accounting_connection.office_code, office_code),
        eq(accounting_connection.office_gone_at, office_gone_at),
      ),
    );
}

/** Companies whose office can be read. */
export const selectReadable = (db: Queries) =>
  db
    .select({
      relation_id: accounting_connection.relation_id,
      office_gone_at: accounting_connection.office_gone_at,
    })
    .from(accounting_connection)
    .innerJoin(
      accounting_credentials,
      eq(accounting_credentials.id, accounting_connection.credentials_id),
    )
    .where(isNull(accounting_credentials.broken_reason));
