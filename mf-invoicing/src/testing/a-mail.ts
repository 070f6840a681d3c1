import type { SentMail } from '@boekwerk/shared/contract/invoice';

/** A mail with an invoice that waits to be sent. */
export const aMail = (own: Partial<SentMail> = {}): SentMail => ({
  id: 1,
  kind: 'invoice',
  state: 'queued',
  emails: ['facturen@deketting.nl'],
  message: 'Hierbij de factuur.',
  error: null,
  attempts: 0,
  created_at: '2026-11-20T13:00:00.000Z',
  sent_at: null,
  sent_by: 'Maria van der Velde',
  ...own,
});
