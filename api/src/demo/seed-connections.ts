import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import type { Change } from '../platform/change';
import {
  accounting_connection,
  accounting_credentials,
  ledger_account,
} from '../platform/database/schema/accounting';
import { relation } from '../platform/database/schema/relations';

const DAYS_SINCE_EXPORT = 20;

/** As the stand-in for the accounting package begins. */
const ORGANIZATION = { organization_code: 'VISSER', organization_name: 'Visser' };
const OFFICE = { office_code: '1001', office_name: 'Bakkerij Jansen' };

/** What the bakery books its sales to, besides the usual accounts. */
const ACCOUNTS = [
  { type: LedgerType.costCentre, code: '100', name: 'Winkel' },
  { type: LedgerType.costCentre, code: '200', name: 'Bezorging' },
  { type: LedgerType.costCentre, code: '300', name: 'Workshops' },
  { type: LedgerType.project, code: 'P01', name: 'Bruiloften' },
  { type: LedgerType.project, code: 'P02', name: 'Kerstmarkt' },
] as const;

type Given = { today: IsoDate; firm: number; user_id: number; client: number };

/**
 * A firm that was linked with the accounting package, and one of its clients with an office in it that was exported
 * since. Nobody has given their consent yet, so the firm has to link again before anything goes there.
 */
export async function addConnections(
  { db }: Change,
  { today, firm, user_id, client }: Given,
): Promise<void> {
  const [credentials] = await db
    .insert(accounting_credentials)
    .values({
      relation_id: firm,
      ...ORGANIZATION,
      cluster_url: '',
      access_token: '',
      refresh_token: '',
      expires_at: new Date(0),
      broken_reason: 'revoked',
      linked_by: user_id,
    })
    .returning();
  await db.insert(accounting_connection).values({
    relation_id: client,
    credentials_id: credentials?.id ?? null,
    organization_code: ORGANIZATION.organization_code,
    ...OFFICE,
  });
  const { office_code } = OFFICE;
  await db
    .insert(ledger_account)
    .values(ACCOUNTS.map((account) => ({ relation_id: client, office_code, ...account })));
  const last_exported_at = new Date(`${addDays(today, -DAYS_SINCE_EXPORT)}T15:00:00Z`);
  await db.update(relation).set({ last_exported_at }).where(eq(relation.id, client));
}
