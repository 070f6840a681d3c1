import type { PrefixChange } from '@boekwerk/shared/contract/prefix';
import type * as v from 'valibot';
import type { Call } from '../../platform/http/call';
import { checkPrefix } from './check-prefix';
import { loadPrefix } from './load-prefix';
import { makeRoom } from './make-room';
import { type StoredPrefix, updatePrefixRow } from './store';
import { toPrefix } from './to-prefix';

type Form = v.InferOutput<typeof PrefixChange>;

/**
 * Changes a prefix for the invoices that are still to be sent.
 *
 * @throws HttpError 404, 409 when it has changed since, 422 when it clashes with another one or with numbers
 * already given
 */
export async function updatePrefix(call: Call, { id: asked, updated_at, ...form }: Form) {
  const { db, caller, record } = call;
  const { relation_id } = caller;
  const before = await loadPrefix(call, { id: asked, updated_at });

  const values = changedBy(form, before);
  await checkPrefix(db, relation_id, values, before);
  await makeRoom(call, values.start_date);
  const after = await updatePrefixRow(db, before, values);
  record({ entity: 'invoice_prefix', id: after.id, before, after });
  return toPrefix(db, after);
}

const changedBy = (
  { prefix, start_date, start_number }: Omit<Form, 'id' | 'updated_at'>,
  before: StoredPrefix,
) => ({
  prefix,
  start_date: start_date ?? before.start_date,
  start_number: start_number ?? before.start_number,
});
