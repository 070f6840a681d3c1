import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { addEarlier } from '../../invoicing/for-books';
import type { Call } from '../../platform/http/call';

/** Has invoices that were sent before the books were kept become documents; a job makes them, one after the other. */
export async function addEarlierInvoices(
  { db, caller, queue, record }: Call,
  from: IsoDate,
): Promise<{ count: number }> {
  const { relation_id } = caller;
  const count = await addEarlier(db, relation_id, from);
  if (count > 0) await queue('own-earlier-invoices', { relation_id });
  record({
    entity: 'relation',
    id: relation_id,
    after: { earlier_invoices: count, earlier_from: from },
  });
  return { count };
}
