import type { Queries } from '../../../platform/database/connect';
import { findSaleAccounts } from '../../own-invoices/accounts-store';
import { findOfficeCode } from '../../tax-defaults/store';
import type { WeekAccounts } from './booking-of-week';
import type { WeeklySheetCheck } from './check-cells';
import { findBookedOn, findByCodes, type findLatestWeek } from './week-store';

/** No relation has this number. */
const NOBODY = 0;

type Of = {
  relation_id: number;
  rows: WeeklySheetCheck['rows'];
  latest: Awaited<ReturnType<typeof findLatestWeek>>;
  /** Null as long as it is not there. */
  debtor_id: number | null;
};

/** On what a sheet is booked in the linked office, as far as that is known. */
export async function findWeekAccounts(
  db: Queries,
  { relation_id, rows, latest, debtor_id }: Of,
): Promise<WeekAccounts> {
  const codes = [...new Set(rows.flatMap(({ code }) => (code === '' ? [] : code)))];
  return {
    isLinked: (await findOfficeCode(db, relation_id)) !== undefined,
    sale: await findSaleAccounts(db, relation_id, debtor_id ?? NOBODY),
    byCode: await findByCodes(db, relation_id, codes),
    usual: latest ? await findBookedOn(db, relation_id, latest.id) : new Map(),
  };
}
