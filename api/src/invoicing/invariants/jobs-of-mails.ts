import { sql } from 'drizzle-orm';
import { hasJob } from '../../platform/invariants/job-of';
import { ofRows } from '../../platform/invariants/of-rows';

const MAILS = {
  entity: 'mail',
  from: sql`mail`,
  key: sql`mail.id`,
  relation_id: sql`mail.relation_id`,
  size: 1000,
};

/** It is sent, or given up, at some time. */
export const mailHasItsJob = ofRows(
  { ...MAILS, where: sql`mail.state = 'queued'` },
  { key: 'mail-has-its-job', name: 'a mail has an end, or a job that brings it there' },
  (looked) => sql`not ${hasJob('mail-invoice', 'mail_id', sql`mail.id`, looked)}`,
);

/** Of a concept there is at most one that says why it did not go. */
export const mailIsOfSent = ofRows(
  MAILS,
  {
    key: 'mail-is-of-sent',
    name: 'what was mailed has its number, and a mail that went says when',
  },
  sql`mail.state <> 'failed' and not exists (
      select from invoice
      where invoice.relation_id = mail.relation_id and invoice.id = mail.invoice_id
        and invoice.prefix_id is not null
    )
    or (mail.state = 'sent') <> (mail.sent_at is not null)`,
);
