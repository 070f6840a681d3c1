import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useAskFirst } from '../parts/ask-first/use-ask-first';
import { useMergeDocuments } from './queries';
import { texts } from './texts';

/** Merges documents after asking; `problem` is why the last try did not. */
export function useMerge(documents: readonly BookingItem[], onDone: (ids: number[]) => void) {
  const notices = useNotices();
  const { mutateAsync: send, isPending } = useMergeDocuments();
  const { ask, problem } = useAskFirst({
    question: texts.confirm(documents.length),
    confirmText: texts.merge,
    goOn: texts.goOn,
  });

  async function merge() {
    const booking_item_ids = documents.map(({ id }) => id);
    if (!(await ask((is_confirmed) => send({ booking_item_ids, is_confirmed })))) return;
    notices.success(texts.done, texts.doneText);
    onDone(booking_item_ids);
  }
  return { merge: () => void merge(), problem, isBusy: isPending };
}
