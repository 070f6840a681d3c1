import { useEffect, useState } from 'react';
import type { Connection } from '../queries';
import { isUnderWay, type LatestTask } from '../task/use-latest-task';
import { forgetOffice } from './office-draft';

export type Choosing = ReturnType<typeof useChoosing>;

/** Whether an office is being chosen: where there is none that works, and where somebody asks for another one. */
export function useChoosing(connection: Connection | undefined, { failed, underWay }: LatestTask) {
  const { status, broken_by, is_connected = false, synced_at } = connection ?? {};
  const [wantsOther, setWantsOther] = useState(false);
  const hasQuestion = failed?.is_question === true;
  const isAwaited = hasQuestion || (underWay !== null && isUnderWay(underWay));
  useEffect(() => {
    // Read anew, so that what was chosen is linked; not what the package is still at, or asks about.
    if (!is_connected || isAwaited) return;
    forgetOffice();
    setWantsOther(false);
  }, [is_connected, synced_at]);
  useEffect(() => {
    if (hasQuestion) setWantsOther(true);
  }, [hasQuestion]);

  // When consent has ended no other one would work either.
  const mustChoose = status === 'none' || (status === 'broken' && broken_by !== 'consent');
  return {
    isOpen: underWay === null && (mustChoose || (is_connected && wantsOther)),
    /** Whether there is one that works. */
    isChange: is_connected,
    isFirst: status === 'none',
    begin: () => setWantsOther(true),
    cancel: () => {
      forgetOffice();
      setWantsOther(false);
    },
  };
}
