import type { Call } from '../../platform/http/call';
import { checkPrefix } from './check-prefix';
import { makeRoom } from './make-room';
import { insertPrefix, lockSettings, type PrefixValues } from './store';
import { toPrefix } from './to-prefix';

/** Adds a prefix. @throws HttpError 422 when it clashes with another one or with numbers already given */
export async function createPrefix(call: Call, form: PrefixValues) {
  const { db, caller, record } = call;
  const { relation_id } = caller;
  await lockSettings(db, relation_id);
  await checkPrefix(db, relation_id, form);
  await makeRoom(call, form.start_date);
  const after = await insertPrefix(db, relation_id, form);
  record({ entity: 'invoice_prefix', id: after.id, after });
  return toPrefix(db, after);
}
