import { MAX_ATTACHMENTS, MAX_ATTACHMENTS_BYTES } from '@boekwerk/shared/contract/attachments';
import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict, invalid } from '../../platform/errors';
import { hasExtension } from '../../platform/files/content-kind';
import type { Incoming } from '../../platform/files/files';
import type { Call } from '../../platform/http/call';
import { loadInvoice } from '../load-invoice';
import { TEXTS as INVOICE_TEXTS } from '../texts';
import { findAttachments, insertAttachment, withUrl } from './store';
import { TEXTS } from './texts';

/**
 * Adds files to a concept or template; gives all its files. The version of the invoice does not change: a user who has
 * it open can still save it.
 *
 * @throws HttpError 404 for an invoice of another company, 409 for one that was sent, 422 at `file` for too many or
 * too large ones, or one whose name says that it is something else
 */
export async function addAttachments(call: Call, id: number, incoming: readonly Incoming[]) {
  const { db, caller, files, record } = call;
  const { relation_id } = caller;
  // Locked, so that two calls at once cannot both fit under the limit.
  const invoice = await loadInvoice(call, id);
  if (!allows(invoice, 'edit')) throw conflict(INVOICE_TEXTS.frozen);
  const before = await findAttachments(db, relation_id, id);
  checkFiles(before, incoming);

  for (const source of incoming) {
    const { name, content_type } = source;
    const { id: file_id } = await files.put({ relation_id, name, content_type, source });
    await insertAttachment(db, invoice, { file_id, file_name: name });
  }
  const after = await findAttachments(db, relation_id, id);
  record({ entity: 'invoice', id, before: named(before), after: named(after) });
  return after.map((added) => withUrl(added, files));
}

function checkFiles(before: readonly { size: number }[], incoming: readonly Incoming[]) {
  const problems = [
    ...(incoming.every(({ name, kind }) => hasExtension(name, [kind])) ? [] : [TEXTS.wrongKind]),
    ...(before.length + incoming.length > MAX_ATTACHMENTS ? [TEXTS.tooMany] : []),
    ...(bytesOf(before) + bytesOf(incoming) > MAX_ATTACHMENTS_BYTES ? [TEXTS.tooMuch] : []),
  ];
  if (problems.length > 0) throw invalid({ file: problems });
}

const bytesOf = (files: readonly { size: number }[]) =>
  files.reduce((bytes, { size }) => bytes + size, 0);

const named = (attachments: readonly { file_name: string }[]) => ({
  attachments: attachments.map(({ file_name }) => file_name),
});
