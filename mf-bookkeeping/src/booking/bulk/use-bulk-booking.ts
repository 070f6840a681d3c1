import { useNotices } from '@boekwerk/shared/ui/notices';
import { useCallback, useState } from 'react';
import { useRefreshLists } from '../../document-queries';
import { type ShownBooking, useBookDocuments, useLeaveOut, useReadProposal } from './queries';
import { texts } from './texts';
import type { Failure, RowState } from './use-bulk-row';

export type BulkBooking = ReturnType<typeof useBulkBooking>;

/** What is known of all rows together, and what books those that are complete. */
export function useBulkBooking(ids: readonly number[]) {
  const notices = useNotices();
  const [states, setStates] = useState<ReadonlyMap<number, RowState>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<number, Failure>>(new Map());
  const [booked, setBooked] = useState<ReadonlySet<number>>(new Set());
  const { mutateAsync: send, isPending } = useBookDocuments();
  const refreshLists = useRefreshLists();
  const read = useReadProposal(ids);
  const takeOut = useLeaveOut(ids);

  const keepState = useCallback(
    (id: number, state: RowState) => setStates((known) => new Map(known).set(id, state)),
    [],
  );
  const open = [...states].filter(([id]) => !booked.has(id));
  const ready = open.flatMap(([, { booking }]): ShownBooking[] => (booking ? [booking] : []));

  async function book(): Promise<void> {
    if (isPending || ready.length === 0) return;
    try {
      const { updated, failed } = await send(ready);
      setBooked((known) => new Set([...known, ...updated]));
      setFailures(new Map(failed.map(({ id, message }) => [id, { message }])));
      if (updated.length > 0) notices.success(texts.done, texts.booked(updated.length));
      if (failed.length > 0) notices.error(texts.refused(failed.length));
      void refreshLists();
    } catch (error) {
      notices.failed(error);
    }
  }

  return {
    ready,
    booked,
    failures,
    isBusy: isPending,
    isTyped: open.some(([, { isTyped }]) => isTyped),
    keepState,
    book: () => void book(),
    readAgain: useCallback((id: number) => {
      void read(id).then(() => setFailures((known) => without(known, id)), notices.failed);
    }, []),
    leaveOut: useCallback((id: number) => {
      setStates((known) => without(known, id));
      takeOut(id);
    }, []),
  };
}

function without<Value>(known: ReadonlyMap<number, Value>, id: number): Map<number, Value> {
  const left = new Map(known);
  left.delete(id);
  return left;
}
