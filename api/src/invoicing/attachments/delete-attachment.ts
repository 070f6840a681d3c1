import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { loadInvoice } from '../load-invoice';
import { TEXTS as INVOICE_TEXTS } from '../texts';
import { dropAttachment } from './drop-attachment';
import { findAttachment } from './store';
import { TEXTS } from './texts';

/**
 * Takes a file off a concept or template.
 *
 * @throws HttpError 404 for an attachment of another invoice, 409 for an invoice that was sent: it went along
 */
export async function deleteAttachment(call: Call, id: number, attachment_id: number) {
  const { db, record } = call;
  const invoice = await loadInvoice(call, id);
  const before = await findAttachment(db, invoice, attachment_id);
  if (!before) throw notFound(TEXTS.attachment);
  if (!allows(invoice, 'edit')) throw conflict(INVOICE_TEXTS.frozen);

  await dropAttachment(call, before);
  record({ entity: 'attachment', id: attachment_id, before });
  record({ entity: 'invoice', id, isAside: true });
  return null;
}
