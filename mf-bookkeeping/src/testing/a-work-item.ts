import type { WorkItem } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import { pageOf } from '@boekwerk/shared/testing/page-of';

/** A purchase that waits to be booked; say what matters. */
export const aWorkItem = (given: Partial<WorkItem> = {}): WorkItem => ({
  id: 7,
  relation_id: 12,
  client: 'Studio Noord',
  kind: 'to_book',
  file_name: 'molen-de-hoop.pdf',
  invoice_number: 'F2026-1187',
  supplier: 'Molen De Hoop',
  amount: 109,
  currency: 'EUR',
  is_credit: false,
  uploaded_date: '2026-11-18T13:05:00.000Z',
  deadline: '2027-01-31',
  opened_by: [],
  ...given,
});

const NONE = { to_process: 0, to_book: 0, answered: 0, asked: 0, refused: 0, uncertain: 0 };

/** The answer of the list: one page that holds all there is. */
export const workList = (...data: WorkItem[]) => {
  const page = pageOf(data);
  return { ...page, counts: { ...NONE, to_book: data.length, ...page.counts } };
};
