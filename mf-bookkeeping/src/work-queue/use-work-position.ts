import { useNavigate, useSearchParams } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { type Neighbour, positionOf } from '../document-position';
import { FROM_WORK, openedWork, workAddress } from './opened-work';

/**
 * Where a document stands in the work queue that it was opened from: one goes on to the next one there, in the books of
 * whichever client, and back to the queue at its end. Null for a document that was opened elsewhere.
 */
export function useWorkPosition(id: number | null) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const switchRelation = useSwitchRelation();
  const firm = useSession(({ original }) => original?.id);
  const here = useSession(({ relation_id }) => relation_id);
  const work = params.has(FROM_WORK) ? openedWork() : null;
  if (id === null || work === null || firm === undefined) return null;

  const { address, rows, pagination } = work;
  const position = positionOf(id, { data: rows, pagination });
  const companyOf = (item: number) => rows.find((row) => row.id === item)?.relation_id;
  const close = () => switchRelation({ relation_id: firm, to: address });
  const go = async (neighbour: Neighbour) => {
    // What is on another page of the queue is found there: some of it may be done meanwhile.
    const relation_id = 'id' in neighbour ? companyOf(neighbour.id) : undefined;
    if (!('id' in neighbour) || relation_id === undefined) return close();
    const to = workAddress(neighbour.id);
    if (relation_id === here) await navigate(to, { replace: true, flushSync: true });
    else switchRelation({ relation_id, impersonate: true, visit: true, to });
  };
  const beside = [position?.next, position?.previous].flatMap((one) =>
    one && 'id' in one && companyOf(one.id) === here ? [one.id] : [],
  );
  return { position, beside, go, close };
}
