import { allows, isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { dropAttachments } from './attachments/drop-attachment';
import { loadInvoice } from './load-invoice';
import { unlinkGenerated } from './recurrence/store';
import { deleteMails } from './sending/store';
import { deleteStoredInvoice } from './store';
import { TEXTS } from './texts';

/**
 * Deletes a concept, with its files and the mails that say why it was not sent.
 *
 * @throws HttpError 409 for a template, and for an invoice that was sent: it is kept. Source: art. 52 AWR, seven years
 */
export async function deleteInvoice(call: Call, id: number) {
  const { db, record } = call;
  const before = await loadInvoice(call, id);
  if (!allows(before, 'delete'))
    throw conflict(isTemplate(before.status) ? TEXTS.templateKept : TEXTS.keptForever);

  await dropAttachments(call, before);
  await deleteMails(db, before);
  await deleteStoredInvoice(db, before);
  await unlinkGenerated(db, before);
  record({ entity: 'invoice', id, before });
  return null;
}
