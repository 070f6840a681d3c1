import type { SentMail } from '@boekwerk/shared/contract/invoice';

/** A mail with an invoice that waits to be sent. */
export const aMail = (given: Partial<SentMail> = {}): SentMail => ({
  id: 1,
  kind: 'invoice',
  state: 'queued',
  emails: ['facturen@deketting.nl'],
  copy_to: null,
  subject: 'Factuur 2026-0042 van Bakkerij Jansen',
  message: 'Hierbij de factuur.',
  error: null,
  attempts: 0,
  answers: [],
  created_at: '2026-11-20T13:00:00.000Z',
  sent_at: null,
  sent_by: 'Maria van der Velde',
  ...given,
});
