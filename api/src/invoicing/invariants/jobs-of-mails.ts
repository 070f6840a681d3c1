import { type SQL, sql } from 'drizzle-orm';
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

/** Answers about those a mail is meant for; who gets a copy does not count. */
const meant = (holds: SQL) =>
  sql`from jsonb_array_elements(mail.answers) as answer
    where answer->>'email' is distinct from mail.copy_to and ${holds}`;
const isTaken = sql`(answer->>'code')::int between 200 and 299`;

/** Of who was not asked since answers are kept, nothing is known. */
export const mailIsAsAnswered = ofRows(
  { ...MAILS, where: sql`mail.answers <> '[]'` },
  {
    key: 'mail-is-as-answered',
    name: 'a mail went when somebody took it, and waits for who did not refuse it',
  },
  sql`mail.state = 'failed' and not mail.is_uncertain and exists (select ${meant(isTaken)})
    or mail.state <> 'failed'
      and (select count(*) ${meant(sql`(answer->>'code')::int >= 500`)})
        >= jsonb_array_length(mail.emails)
    or exists (
      select from jsonb_array_elements(mail.answers) as answer
      where not mail.emails ? (answer->>'email')
        and answer->>'email' is distinct from mail.copy_to
    )`,
);
