import type { Recurrence } from '@boekwerk/shared/contract/invoice';

/** Monthly, without end, of invoice 12. */
export const aRecurrence = (given: Partial<Recurrence> = {}): Recurrence => ({
  id: 3,
  base_invoice_id: 12,
  recurrence_type: 1,
  next_date: '2026-11-30',
  next_period_start: '2026-11-01',
  anchor_date: '2026-10-30',
  anchor_period_start: '2026-10-01',
  anchor_count: 0,
  max_recurrences: 0,
  recurrence_count: 1,
  send_automatically: true,
  active: true,
  last_invoice_id: null,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...given,
});
