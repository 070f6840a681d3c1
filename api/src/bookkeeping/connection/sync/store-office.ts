import { and, eq, gte, lte } from 'drizzle-orm';
import type { Currency, Period } from '../../../external/accounting/master-data';
import type { Queries } from '../../../platform/database/connect';
import { office_currency, office_period } from '../../../platform/database/schema/accounting';
import type { OfficeOfCompany } from '../../ledger-accounts/store';

/** The currencies of the office, its own first, in the place of those that were known. */
export async function putCurrencies(
  db: Queries,
  office: OfficeOfCompany,
  currencies: readonly Currency[],
): Promise<void> {
  await db
    .delete(office_currency)
    .where(
      and(
        eq(office_currency.relation_id, office.relation_id),
        eq(office_currency.office_code, office.office_code),
      ),
    );
  if (currencies.length === 0) return;
  await db
    .insert(office_currency)
    .values(currencies.map((currency, position) => ({ ...office, ...currency, position })))
    .onConflictDoNothing();
}

/** The periods of those years, in the place of what was known of them. */
export async function putPeriods(
  db: Queries,
  office: OfficeOfCompany,
  { from, to }: { from: number; to: number },
  periods: readonly Period[],
): Promise<void> {
  await db
    .delete(office_period)
    .where(
      and(
        eq(office_period.relation_id, office.relation_id),
        eq(office_period.office_code, office.office_code),
        gte(office_period.year, from),
        lte(office_period.year, to),
      ),
    );
  if (periods.length === 0) return;
  const read_at = new Date();
  await db
    .insert(office_period)
    .values(
      periods.map(({ year, number, end_date, is_open }) => ({
        ...office,
        year,
        number,
        end_date,
        is_open,
        read_at,
      })),
    )
    .onConflictDoNothing();
}
