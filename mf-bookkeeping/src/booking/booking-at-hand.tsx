import { useDocument } from '../document-queries';
import { useVatCodes } from './queries';
import { ledgerTypeOf, useRelationLink } from './relation/queries';

/** Reads what the form of the next document fills in from, and shows nothing. */
export function BookingAtHand({ id }: { id: number }) {
  const { tag = null, supplier_relation_id = null, date = null } = useDocument(id).data ?? {};
  useRelationLink(ledgerTypeOf(tag ?? 'INK'), supplier_relation_id);
  useVatCodes(date);
  return null;
}
