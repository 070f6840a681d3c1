import type { Job } from '../../platform/jobs/jobs';

/** Brings one mail with its invoice to the mail server. */
export const mailInvoice: Job<{ mail_id: number }> = { name: 'mail-invoice' };
