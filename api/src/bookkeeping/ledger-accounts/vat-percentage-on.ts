import { type IsoDate, today } from '@boekwerk/shared/domain/dates/dates';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ledger_account, vat_percentage } from '../../platform/database/schema/accounting';

/**
 * What a VAT code costs on a day, the newest percentage that began by then; null for what is none, and without a day.
 * Names are written out: in a query of one table columns lose that of theirs.
 *
 * @param code the column of `table` with the id of the VAT code
 */
export const percentageOn = (
  date: IsoDate | null,
  { table, code }: { table: PgTable; code: string },
): SQL<number | null> =>
  sql<number | null>`(SELECT dated.percentage::float8 FROM ${vat_percentage} dated
    WHERE dated.relation_id = ${table}.relation_id
      AND dated.vat_ledger_account_id = ${table}.${sql.identifier(code)}
      AND dated.from_date <= ${date}::date
    ORDER BY dated.from_date DESC LIMIT 1)`;

/** What the VAT code that a row of `ledger_account` is costs on a day. */
export const percentageOfCode = (date: IsoDate = today()) =>
  percentageOn(date, { table: ledger_account, code: 'id' });
