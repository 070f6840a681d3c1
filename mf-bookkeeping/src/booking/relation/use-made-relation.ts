import type { AccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect, useState } from 'react';
import { texts } from '../texts';
import { hasEnded, useLinkTask, useRefreshLinks } from './queries';

type Made = { task: number; relation_id: number };

/** Follows the making of a relation in the accounting package that takes longer than an answer may. */
export function useMadeRelation() {
  const notices = useNotices();
  const refresh = useRefreshLinks();
  const [made, setMade] = useState<Made | null>(null);
  const { data: task } = useLinkTask(made?.task ?? null);

  const end = ({ state, message }: Pick<AccountingTask, 'state' | 'message'>) => {
    setMade(null);
    if (state === 'failed') notices.error(texts.relation.notMade, message ?? undefined);
    else notices.success(texts.done, texts.relation.linked);
    void refresh();
  };
  useEffect(() => {
    if (task && task.id === made?.task && hasEnded(task.state)) end(task);
  }, [task, made]);

  return {
    /** Whom it is making now. */
    relation_id: made?.relation_id ?? null,
    /** What that waits for, in words. */
    waits_for: (made && task?.message) ?? null,
    follow: (task: AccountingTask, relation_id: number) =>
      hasEnded(task.state) ? end(task) : setMade({ task: task.id, relation_id }),
  };
}
