import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Call } from '../../platform/http/call';
import { deletePrefixRow, findPrefixes, NO_PREFIX } from './store';

/** A year of which a prefix holds from the first day on has no numbers without one: its start number goes. */
export async function makeRoom(
  { db, caller, record }: Pick<Call, 'db' | 'caller' | 'record'>,
  from: IsoDate,
): Promise<void> {
  const all = await findPrefixes(db, caller.relation_id);
  for (const before of all.filter((one) => one.prefix === NO_PREFIX && one.start_date >= from)) {
    await deletePrefixRow(db, before);
    record({ entity: 'invoice_prefix', id: before.id, before });
  }
}
