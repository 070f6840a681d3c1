import type { checkConnection as contract } from '@boekwerk/shared/contract/bookkeeping/connection';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { may } from '@boekwerk/shared/domain/user/rights';
import { eq } from 'drizzle-orm';
import {
  accounting_connection,
  accounting_credentials,
} from '../../platform/database/schema/accounting';
import type { Call, Unsent } from '../../platform/http/call';
import { findLatestTask } from './tasks/store';

type Connection = Unsent<ReplyOf<typeof contract>>;
type Scope = Pick<Call, 'db' | 'caller'>;

/** How the link of the own company, or firm, with the accounting package stands. */
export const checkConnection = async (call: Scope): Promise<Connection> => {
  const found = await (call.caller.who.type === 1 ? ofFirm(call) : ofCompany(call));
  const task = await unfinishedTask(call);
  if (!found)
    return {
      exists: false,
      is_connected: false,
      status: 'none',
      broken_by: null,
      office: null,
      organization: null,
      synced_at: null,
      task,
    };
  const { broken_by, office, organization, synced_at } = found;
  const is_connected = broken_by === null;
  return {
    exists: true,
    is_connected,
    status: is_connected ? 'connected' : 'broken',
    broken_by,
    office,
    organization,
    synced_at,
    task,
  };
};

/** What was asked last, until it is done. */
async function unfinishedTask({ db, caller }: Scope) {
  if (!may(caller.who, 'accountingLink')) return null;
  const latest = await findLatestTask(db, caller.relation_id);
  return latest && latest.state !== 'done' ? latest : null;
}

type Found = Pick<Connection, 'broken_by' | 'office' | 'organization' | 'synced_at'>;

async function ofCompany({ db, caller }: Scope): Promise<Found | undefined> {
  const [found] = await db
    .select({
      code: accounting_connection.office_code,
      name: accounting_connection.office_name,
      synced_at: accounting_connection.synced_at,
      office_gone_at: accounting_connection.office_gone_at,
      credentials_id: accounting_credentials.id,
      organization: {
        code: accounting_credentials.organization_code,
        name: accounting_credentials.organization_name,
      },
      broken_reason: accounting_credentials.broken_reason,
    })
    .from(accounting_connection)
    .leftJoin(
      accounting_credentials,
      eq(accounting_credentials.id, accounting_connection.credentials_id),
    )
    .where(eq(accounting_connection.relation_id, caller.relation_id));
  if (!found) return undefined;
  const { code, name, organization, synced_at, ...rest } = found;
  return { broken_by: breakIn(rest), office: { code, name }, organization, synced_at };
}

type Facts = {
  credentials_id: number | null;
  broken_reason: string | null;
  office_gone_at: Date | null;
};

/** What must be mended first. */
function breakIn({ credentials_id, broken_reason, office_gone_at }: Facts): Found['broken_by'] {
  if (credentials_id === null) return 'firm';
  if (broken_reason !== null) return 'consent';
  return office_gone_at === null ? null : 'office';
}

/** A firm is connected as long as one of its organisations lets it in. */
async function ofFirm({ db, caller }: Scope): Promise<Found | undefined> {
  const found = await db
    .select({ broken_reason: accounting_credentials.broken_reason })
    .from(accounting_credentials)
    .where(eq(accounting_credentials.relation_id, caller.relation_id));
  if (found.length === 0) return undefined;
  const isLetIn = found.some(({ broken_reason }) => broken_reason === null);
  return {
    broken_by: isLetIn ? null : 'consent',
    office: null,
    organization: null,
    synced_at: null,
  };
}
