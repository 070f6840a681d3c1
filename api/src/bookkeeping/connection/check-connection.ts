import type { checkConnection as contract } from '@boekwerk/shared/contract/bookkeeping/connection';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { eq } from 'drizzle-orm';
import { accounting_connection } from '../../platform/database/schema/bookkeeping';
import type { Call, Unsent } from '../../platform/http/call';

type Connection = Unsent<ReplyOf<typeof contract>>;

const NONE: Connection = { is_connected: false, office: null, status: 'none', expires_at: null };

/** How the link of the own company, or firm, with the accounting package stands; one that has expired counts for nothing. */
export async function checkConnection({
  db,
  caller,
}: Pick<Call, 'db' | 'caller'>): Promise<Connection> {
  const [found] = await db
    .select()
    .from(accounting_connection)
    .where(eq(accounting_connection.relation_id, caller.relation_id));
  if (!found) return NONE;

  const { office_code, office_name, expires_at } = found;
  const { is_connected } = caller.who.relation;
  return {
    is_connected,
    office: office_code === null ? null : { code: office_code, name: office_name ?? office_code },
    status: is_connected ? 'connected' : 'expired',
    expires_at,
  };
}
