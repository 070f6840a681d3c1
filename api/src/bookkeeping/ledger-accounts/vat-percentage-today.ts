import { today } from '@boekwerk/shared/domain/dates/dates';
import { sql } from 'drizzle-orm';
import { ledger_account, vat_percentage } from '../../platform/database/schema/accounting';

/**
 * What the VAT code that a row of `ledger_account` is costs today; null for what is none. Names are written out: in a
 * query of one table columns lose that of theirs.
 */
export const percentageToday = () =>
  sql<number | null>`(SELECT dated.percentage::float8 FROM ${vat_percentage} dated
    WHERE dated.relation_id = ${ledger_account}.relation_id
      AND dated.vat_ledger_account_id = ${ledger_account}.id
      AND dated.from_date <= ${today()}
    ORDER BY dated.from_date DESC LIMIT 1)`;
