import { today } from '@boekwerk/shared/domain/dates/dates';
import { sql } from 'drizzle-orm';
import { ledger_account, vat_percentage } from '../../platform/database/schema/accounting';

/** What the VAT code that a row of `ledger_account` is costs today; null for what is none. */
export const percentageToday = () =>
  sql<number | null>`(SELECT ${vat_percentage.percentage}::float8 FROM ${vat_percentage}
    WHERE ${vat_percentage.relation_id} = ${ledger_account.relation_id}
      AND ${vat_percentage.vat_ledger_account_id} = ${ledger_account.id}
      AND ${vat_percentage.from_date} <= ${today()}
    ORDER BY ${vat_percentage.from_date} DESC LIMIT 1)`;
