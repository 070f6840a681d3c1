import type { listWork, WorkItem } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { useLocation } from '@boekwerk/shared/router';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { keepOpenedWork, workAddress } from './opened-work';

/**
 * Opens a document in the books of its client, which one leaves again with that page. The page of the queue is kept, so
 * that one goes on from document to document.
 */
export function useOpenWork(page: ReplyOf<typeof listWork> | undefined) {
  const switchRelation = useSwitchRelation();
  const { pathname, search } = useLocation();
  return ({ id, relation_id }: WorkItem) => {
    const { data = [], pagination } = page ?? {};
    const rows = data.map((row) => ({ id: row.id, relation_id: row.relation_id }));
    if (pagination) keepOpenedWork({ address: pathname + search, rows, pagination });
    switchRelation({ relation_id, impersonate: true, visit: true, to: workAddress(id) });
  };
}
