import type { Queries } from '../../platform/database/connect';
import type { StoredItem } from '../booking/booking-store';
import { findImport } from './store';

/** Whether the sheet that a document was made of was imported anew since. */
export async function isReplaced(
  db: Queries,
  { relation_id, import_id }: Pick<StoredItem, 'relation_id' | 'import_id'>,
): Promise<boolean> {
  if (import_id === null) return false;
  return (await findImport(db, relation_id, import_id))?.status === 'replaced';
}
