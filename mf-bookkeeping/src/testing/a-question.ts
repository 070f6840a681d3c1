import type { PendingLog } from '@boekwerk/shared/contract/bookkeeping/questions';
import { pageOf } from '@boekwerk/shared/testing/page-of';

/** A question that was asked on a document; say what matters. */
export const aQuestion = (given: Partial<PendingLog> = {}): PendingLog => ({
  id: 31,
  booking_item_id: 7,
  message: 'Waar is deze bon voor?',
  name: 'Bram Visser',
  avatar_url: null,
  user_id: 2,
  relation_id: 7,
  relation: { id: 7, name: 'Bakkerij Jansen' },
  file_name: 'bon.png',
  created_at: '2026-11-18T13:05:00.000Z',
  ...given,
});

/** The answer of the list: one page that holds all there is. */
export const questionList = (...data: PendingLog[]) => pageOf(data);
