import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Call } from '../../platform/http/call';
import { findPrefixes, NO_PREFIX, removePrefix } from './store';

/** A year of which a prefix holds from the first day on has no numbers without one: their start number goes. */
export async function makeRoom(
  { db, caller, record }: Pick<Call, 'db' | 'caller' | 'record'>,
  start_date: IsoDate,
): Promise<void> {
  const before = (await findPrefixes(db, caller.relation_id)).find(
    (one) => one.prefix === NO_PREFIX && one.start_date === start_date,
  );
  if (!before) return;
  await removePrefix(db, before);
  record({ entity: 'invoice_prefix', id: before.id, before });
}
