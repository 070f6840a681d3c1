import type { StoredMail } from './store';

/** What history keeps of a mail: to whom it went, or why it did not. */
export const mailAuditFields = ({ id, invoice_id, emails, error }: StoredMail) => ({
  id,
  invoice_id,
  emails,
  error,
});
