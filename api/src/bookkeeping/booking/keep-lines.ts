import type { KeptForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { savedLinesOf } from '@boekwerk/shared/domain/booking/saved-lines';
import type { Call } from '../../platform/http/call';
import { findConnection } from '../connection/office/store';
import { saveDefaultLines } from '../relation-links/save-default-lines';
import { findLines, type StoredItem } from './booking-store';

/**
 * Keeps the lines of a document for the next one of the same relation: as shares of what is booked without VAT. Nothing
 * is kept of one without a relation, or whose relation is not linked in the office.
 *
 * @param item as it was before the form was written
 */
export async function keepLines(
  call: Pick<Call, 'db' | 'caller' | 'record'>,
  item: StoredItem,
  form: KeptForm,
): Promise<void> {
  const { db, caller } = call;
  const { supplier_relation_id: party_id = item.supplier_relation_id } = form;
  const connection = await findConnection(db, caller.relation_id);
  const lines = form.booking_lines ?? (await findLines(db, item, item.date));
  if (party_id === null || item.tag === null || !connection || lines.length === 0) return;
  const { office_code } = connection;
  await saveDefaultLines(call, { party_id, office_code, tag: item.tag }, savedLinesOf(lines));
}
