import type { Job } from '../../platform/jobs/jobs';

/** Makes the PDF of an invoice that was sent, unless it is there. */
export const makePdf: Job<{ invoice_id: number }> = { name: 'make-pdf' };
