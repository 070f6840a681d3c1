import type { ClientStats } from '@boekwerk/shared/contract/bookkeeping/clients';

/** How the documents of a client stand; say what matters. */
export const aClient = (given: Partial<ClientStats> = {}): ClientStats => ({
  relation_id: 12,
  name: 'Studio Noord',
  first_name: '',
  last_name: '',
  type: 0,
  booking_enabled: 1,
  total: 1204,
  booked: 1100,
  to_book: 81,
  to_process: 23,
  waiting: 104,
  answered: 0,
  asked: 0,
  refused: 0,
  deadline: '2027-01-31',
  last_uploaded: '2026-11-18T13:05:00.000Z',
  ...given,
});
