import type { Queries } from '../../platform/database/connect';
import { audited } from '../../platform/http/audit';
import { mailAuditFields } from './mail-audit-fields';
import { type StoredMail, updateQueuedMail } from './store';

type Ended = Pick<StoredMail, 'error'> & { state: 'sent' | 'failed' } & Parameters<
    typeof updateQueuedMail
  >[2];

/** Records that a mail was sent or given up, on the mail and in the history of its invoice: once. */
export async function finishMail(db: Queries, mail: StoredMail, ended: Ended): Promise<void> {
  const { relation_id, invoice_id, id } = mail;
  if (!(await updateQueuedMail(db, mail, ended))) return;
  await audited(db, { action: `job mail ${ended.state}`, relation_id }, async (record) => {
    record({ entity: 'invoice', id: invoice_id });
    record({ entity: 'mail', id, after: mailAuditFields({ ...mail, ...ended }) });
  });
}
