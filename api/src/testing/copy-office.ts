import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { App } from '../platform/app';
import {
  accounting_connection,
  ledger_account,
  office_currency,
  office_period,
  vat_percentage,
} from '../platform/database/schema/accounting';
import type { Company } from './builders';

/** The link of a company with an office, and what was read of that, to give it to others. */
export type ReadOffice = typeof accounting_connection.$inferSelect;

export async function readOfficeOf({ db }: App, { id }: Pick<Company, 'id'>): Promise<ReadOffice> {
  const isTheirs = eq(accounting_connection.relation_id, id);
  const [found] = await db.select().from(accounting_connection).where(isTheirs);
  if (!found) throw new Error('not linked');
  return found;
}

/**
 * Links a company with the office that another one was linked with, and gives it all that was read then: to read it takes
 * longer than most tests do. No account has a default.
 */
export async function copyOffice(
  { db }: App,
  read: ReadOffice,
  { company: { id }, credentials_id }: { company: Pick<Company, 'id'>; credentials_id: number },
): Promise<void> {
  await db.insert(accounting_connection).values({ ...read, relation_id: id, credentials_id });
  const copy = async (
    table: typeof ledger_account | typeof office_currency | typeof office_period,
  ) => {
    const names = Object.keys(getTableColumns(table)).filter(
      (name) => !['id', 'relation_id', 'default_ledger_account_id'].includes(name),
    );
    const columns = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await db.execute(sql`INSERT INTO ${table} (relation_id, ${columns})
      SELECT ${id}::int, ${columns} FROM ${table} WHERE relation_id = ${read.relation_id}`);
  };
  await copy(ledger_account);
  await copy(office_currency);
  await copy(office_period);
  await db.execute(sql`
    INSERT INTO ${vat_percentage} (relation_id, vat_ledger_account_id, from_date, percentage)
    SELECT own.relation_id, own.id, known.from_date, known.percentage
    FROM ${vat_percentage} known
    JOIN ${ledger_account} code
      ON code.relation_id = known.relation_id AND code.id = known.vat_ledger_account_id
    JOIN ${ledger_account} own
      ON (own.office_code, own.type, own.code) = (code.office_code, code.type, code.code)
    WHERE known.relation_id = ${read.relation_id} AND own.relation_id = ${id}`);
}
