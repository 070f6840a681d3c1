import { call } from '@boekwerk/shared/api-client/call';
import { restoreBookingItems } from '@boekwerk/shared/contract/bookkeeping/trash';
import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import { useMutation } from '@boekwerk/shared/query';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRefreshDocuments } from '../../document-queries';
import { failuresOf } from '../../failures-of';
import { texts } from './texts';

type Trashed = { id: number; file_name: string };

/**
 * Takes documents out of the trash, and tells what came of each; who asks has confirmed what goes there for it.
 *
 * @returns a function that gives what came of it; `null` when nothing is known of that
 */
export function useRestore(): (documents: readonly Trashed[]) => Promise<BulkReply | null> {
  const notices = useNotices();
  const refresh = useRefreshDocuments();
  const { mutateAsync } = useMutation({
    mutationFn: (booking_item_ids: number[]) =>
      call(restoreBookingItems, { body: { booking_item_ids, is_confirmed: true } }),
  });
  return async (documents) => {
    const outcome = await mutateAsync(documents.map(({ id }) => id)).catch(notices.failed);
    if (outcome) {
      const { updated, failed } = outcome;
      if (updated.length > 0) notices.success(texts.done, texts.restored(updated.length));
      if (failed.length > 0)
        notices.error(texts.notRestored(failed.length), failuresOf(outcome, documents));
    }
    await refresh();
    return outcome ?? null;
  };
}
