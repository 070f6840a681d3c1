import type { StoredMail } from './store';

/** What history records of a mail: its recipients, or why it failed. */
export const mailAuditFields = ({ id, invoice_id, emails, error }: StoredMail) => ({
  id,
  invoice_id,
  emails,
  error,
});
