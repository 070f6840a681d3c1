import { and, eq, inArray } from 'drizzle-orm';
import {
  accounting_connection,
  accounting_credentials,
} from '../../platform/database/schema/accounting';
import type { Call } from '../../platform/http/call';

type Context = Pick<Call, 'db' | 'record'>;

/**
 * A firm that leaves a client takes its credentials along: the link of the client stays, and is broken until another firm
 * makes it anew. In the transaction in which the firm leaves, so that nothing is sent with them after that.
 */
export async function endFirmAccess(
  { db, record }: Context,
  { firm_id, relation_id }: { firm_id: number; relation_id: number },
): Promise<void> {
  const ofFirm = db
    .select({ id: accounting_credentials.id })
    .from(accounting_credentials)
    .where(eq(accounting_credentials.relation_id, firm_id));
  const [ended] = await db
    .update(accounting_connection)
    .set({ credentials_id: null })
    .where(
      and(
        eq(accounting_connection.relation_id, relation_id),
        inArray(accounting_connection.credentials_id, ofFirm),
      ),
    )
    .returning({ office_code: accounting_connection.office_code });
  if (ended)
    record({
      entity: 'accounting_connection',
      id: relation_id,
      before: { is_connected: true },
      after: { is_connected: false },
      isAside: true,
    });
}
