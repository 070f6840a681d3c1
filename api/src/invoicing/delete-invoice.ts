import { allows } from '@boekwerk/shared/domain/invoice-status';
import type { Call } from '../http/call';
import { conflict, notFound } from '../http/errors';
import { deleteStoredInvoice, lockInvoice } from './store';
import { TEXTS } from './texts';

/**
 * Deletes a concept.
 *
 * @throws HttpError 409 for an invoice that was sent: it is kept. Source: art. 52 AWR, seven years
 */
export async function deleteInvoice({ db, caller, record }: Call, id: number) {
  const before = await lockInvoice(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.invoice);
  if (!allows(before.status, 'delete')) throw conflict(TEXTS.keptForever);

  await deleteStoredInvoice(db, before);
  record({ entity: 'invoice', id, before });
  return null;
}
