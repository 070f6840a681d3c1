import { invoiceEmail } from '@boekwerk/shared/domain/invoice/invoice-email';
import { MailDeferred, type MailLimits } from '../../mail-quota/claim-mail-quota';
import type { Change } from '../../platform/change';
import { conflict, HttpError } from '../../platform/errors';
import type { Record } from '../../platform/http/audit';
import { reasonOf } from '../../platform/http/for-each';
import { mailAuditFields } from '../sending/mail-audit-fields';
import { sendAutomatically } from '../sending/send-automatically';
import { insertUnsent } from '../sending/store';
import type { StoredInvoice, StoredRelation } from '../store';
import { TEXTS } from './texts';

/**
 * Sends a generated invoice. One that is refused stays a concept, ready to be sent, with a failed mail that says why;
 * so does one for a deleted customer.
 *
 * @returns the invoice as it is then
 * @throws MailDeferred over the mail quota: the invoice is made later
 */
export async function sendGenerated(
  { db, queue, record, limits }: Change & { record: Record; limits: MailLimits },
  made: StoredInvoice,
  customer: StoredRelation,
): Promise<StoredInvoice> {
  const sender = { user_id: null, queue, record, limits };
  try {
    if (customer.active === 0) throw conflict(TEXTS.customerIsGone);
    return await db.transaction((within) =>
      sendAutomatically({ ...sender, db: within }, made, { isDatedByRule: true }),
    );
  } catch (error) {
    if (!(error instanceof HttpError) || error instanceof MailDeferred) throw error;
    const email = invoiceEmail(customer);
    const emails = email ? [email] : [];
    const unsent = await insertUnsent(db, made, { emails, error: reasonOf(error) });
    record({ entity: 'mail', id: unsent.id, after: mailAuditFields(unsent), isAside: true });
    return made;
  }
}
