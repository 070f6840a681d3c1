import type { Job } from '../../jobs/jobs';

/** Brings one mail with its invoice to the mail server. */
export const mailInvoice: Job<{ mail_id: number }> = { name: 'mail-invoice' };
