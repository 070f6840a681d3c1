import type { WorkItem } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import type { Pagination } from '@boekwerk/shared/contract/lists';
import { documentAddress } from '../document-address';

/** A page of the work queue, as a document was opened from it. */
export type OpenedWork = {
  /** The address of the page. */
  address: string;
  rows: Pick<WorkItem, 'id' | 'relation_id'>[];
  pagination: Pagination;
};

/** It outlives the switch to the client's books, in this tab alone, and goes with the session. */
const KEY = 'boekwerk.work-queue';

export const keepOpenedWork = (opened: OpenedWork): void =>
  sessionStorage.setItem(KEY, JSON.stringify(opened));

/** The page that was opened last; null when there was none. */
export function openedWork(): OpenedWork | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as OpenedWork);
}

/** Marks the address of a document that was opened from the queue. */
export const FROM_WORK = 'work';

/** Where a document of the queue is shown, in the books of its company. */
export const workAddress = (id: number): string => `${documentAddress(id)}&${FROM_WORK}=1`;
