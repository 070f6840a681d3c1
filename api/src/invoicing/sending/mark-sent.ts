import { allows } from '@boekwerk/shared/domain/invoice-status';
import type { Call } from '../../http/call';
import { conflict, notFound } from '../../http/errors';
import { lockInvoice } from '../store';
import { TEXTS } from '../texts';
import { freezeInvoice } from './freeze-invoice';

/**
 * Gives a concept its number; the user brings it to the customer.
 *
 * @throws HttpError 409 when it was sent before
 */
export async function markInvoiceSent({ db, caller, record }: Call, id: number) {
  const before = await lockInvoice(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.invoice);
  if (!allows(before.status, 'sendByHand')) throw conflict(TEXTS.alreadySent);

  const { invoice, customer, products } = await freezeInvoice(db, before);
  record({ entity: 'invoice', id, before, after: invoice });
  return { ...invoice, to_relation: customer, products, mail: null };
}
