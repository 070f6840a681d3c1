import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import { invoice } from '../../platform/database/schema/invoicing';
import { audited } from '../../platform/http/audit';
import { lockInvoice, type StoredInvoice, updateInvoiceRow } from '../store';
import { mailAuditFields } from './mail-audit-fields';
import { type StoredMail, updateQueuedMail } from './store';

type Ended = Pick<StoredMail, 'error'> & { state: 'sent' | 'failed' } & Parameters<
    typeof updateQueuedMail
  >[2];

/**
 * Records that a mail was sent or given up, on the mail and in the history of its invoice: once. A reminder that nobody can
 * have got is none.
 */
export async function finishMail(db: Queries, mail: StoredMail, ended: Ended): Promise<void> {
  const { relation_id, invoice_id, id } = mail;
  // The invoice before its mail, as who sends and who deletes.
  const before = isUnbrought(mail, ended)
    ? await lockInvoice(db, relation_id, invoice_id)
    : undefined;
  if (!(await updateQueuedMail(db, mail, ended))) return;
  const after = before && (await takeBackReminder(db, before));
  await audited(db, { action: `job mail ${ended.state}`, relation_id }, async (record) => {
    record({ entity: 'invoice', id: invoice_id, before, after });
    record({ entity: 'mail', id, after: mailAuditFields({ ...mail, ...ended }) });
  });
}

const isUnbrought = ({ kind, is_uncertain }: StoredMail, ended: Ended): boolean =>
  kind === 'reminder' && ended.state === 'failed' && !(ended.is_uncertain ?? is_uncertain);

const takeBackReminder = (db: Queries, before: StoredInvoice): Promise<StoredInvoice> =>
  updateInvoiceRow(db, before, {
    reminder_sent: Math.max(0, before.reminder_sent - 1),
    ...keepsVersion(invoice),
  });
