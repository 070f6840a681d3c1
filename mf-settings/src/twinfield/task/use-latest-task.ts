import { call } from '@boekwerk/shared/api-client/call';
import {
  type AccountingTask,
  getAccountingTask,
} from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import { useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect, useRef, useState } from 'react';
import { useRenewConnection } from '../queries';
import { texts } from '../texts';

/** How often is asked how far a task is. */
const POLL_MS = 1000;

export type LatestTask = ReturnType<typeof useLatestTask>;

/**
 * What was asked of the package last: on this page, or before it was opened. It is followed until it has ended, and said
 * how.
 *
 * @param known what the link knows of it; undefined until that is read
 */
export function useLatestTask(known: AccountingTask | null | undefined) {
  const [asked, setAsked] = useState<AccountingTask | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const begun = latestOf(asked, known ?? null);
  const query = useQuery({
    queryKey: companyKey('accounting-task', begun?.id),
    queryFn: ({ signal }) => call(getAccountingTask, { params: { id: begun?.id ?? 0 }, signal }),
    enabled: begun !== null && isUnderWay(begun),
    placeholderData: begun ?? undefined,
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : POLL_MS),
  });
  const task = query.data ?? begun;
  // Until what it has changed is read, the page goes on to show that it is under way.
  const [settled, setSettled] = useState<number | null>(null);
  const isOpen = begun !== null && isUnderWay(begun) && begun.id !== settled;
  useEnd(task, setSettled);
  return {
    /** With how it is asked for, which may fail. */
    query,
    underWay: isOpen ? task : null,
    failed: !isOpen && task?.state === 'failed' && task.id !== dismissed ? task : null,
    follow: setAsked,
    dismiss: () => setDismissed(task?.id ?? null),
  };
}

export const isUnderWay = ({ state }: AccountingTask) => state === 'queued' || state === 'running';

/** The one that was asked later; of the same one what was read last. */
function latestOf(asked: AccountingTask | null, known: AccountingTask | null) {
  if (!asked || !known) return asked ?? known;
  return asked.id > known.id ? asked : known;
}

/** Once a task has ended that was seen under way: reads what it has changed, and says that it went well. */
function useEnd(task: AccountingTask | null, onSettled: (id: number) => void): void {
  const notices = useNotices();
  const renew = useRenewConnection();
  const seen = useRef<AccountingTask | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = task;
    if (!task || before?.id !== task.id || !isUnderWay(before) || isUnderWay(task)) return;
    void renew().then(() => {
      onSettled(task.id);
      if (task.state === 'done') notices.success(texts.done, textOf(task));
    });
  });
}

/** What was done, with what the package could not give. */
const textOf = ({ kind, message }: AccountingTask) =>
  message === null ? texts.succeeded[kind] : `${texts.succeeded[kind]}. ${message}`;
