import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import {
  accounting_connection,
  accounting_credentials,
  accounting_relation,
  ledger_account,
  office_currency,
  office_period,
  tax_default,
} from '../../../platform/database/schema/accounting';

/** The organisation of whose offices the codes of a company are; undefined before it was linked, empty when nobody knows. */
export async function findOrganization(
  db: Queries,
  relation_id: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({
      code: sql<string>`coalesce(${accounting_credentials.organization_code}, ${accounting_connection.organization_code}, '')`,
    })
    .from(accounting_connection)
    .leftJoin(
      accounting_credentials,
      eq(accounting_credentials.id, accounting_connection.credentials_id),
    )
    .where(eq(accounting_connection.relation_id, relation_id));
  return found?.code;
}

/** Under what the codes are kept of an office that is not in the organisation of the link. */
export const keptApart = (organization_code: string, office_code: string): string =>
  `${organization_code}/${office_code}`;

/** What is kept of an office by its code alone. */
export const OF_OFFICE = [
  ledger_account,
  accounting_relation,
  tax_default,
  office_currency,
  office_period,
] as const;

/** Puts aside what is kept of the offices of the organisation that is left, and takes back what was put aside of the other. */
export async function changeOrganization(
  db: Queries,
  relation_id: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [left, back] = [keptApart(from, ''), keptApart(to, '')];
  for (const table of OF_OFFICE) {
    await db.execute(sql`
      UPDATE ${table} SET office_code = ${left}::text || office_code
      WHERE relation_id = ${relation_id} AND strpos(office_code, '/') = 0`);
    await db.execute(sql`
      UPDATE ${table} SET office_code = substr(office_code, ${back.length + 1}::int)
      WHERE relation_id = ${relation_id} AND starts_with(office_code, ${back}::text)`);
  }
}
