import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import type { Change } from '../platform/change';
import { accounting_connection, ledger_account } from '../platform/database/schema/bookkeeping';
import { relation } from '../platform/database/schema/relations';

const DAYS_SINCE_EXPORT = 20;

/** What the bakery books its sales to, besides the usual accounts. */
const ACCOUNTS = [
  { type: LedgerType.costCentre, code: '100', name: 'Winkel' },
  { type: LedgerType.costCentre, code: '200', name: 'Bezorging' },
  { type: LedgerType.costCentre, code: '300', name: 'Workshops' },
  { type: LedgerType.project, code: 'P01', name: 'Bruiloften' },
  { type: LedgerType.project, code: 'P02', name: 'Kerstmarkt' },
] as const;

/** Links a firm with the accounting package, and one of its clients with an office in it that was exported since. */
export async function addConnections(
  { db }: Change,
  { today, firm, client }: { today: IsoDate; firm: number; client: number },
): Promise<void> {
  const office = { office_code: 'NLA100425', office_name: 'Bakkerij Jansen B.V.' };
  await db
    .insert(accounting_connection)
    .values([{ relation_id: firm }, { relation_id: client, ...office }]);
  await db
    .insert(ledger_account)
    .values(ACCOUNTS.map((account) => ({ relation_id: client, ...account })));
  const last_exported_at = new Date(`${addDays(today, -DAYS_SINCE_EXPORT)}T15:00:00Z`);
  await db.update(relation).set({ last_exported_at }).where(eq(relation.id, client));
}
