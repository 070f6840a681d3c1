import { call } from '@boekwerk/shared/api-client/call';
import { restoreBookingItems } from '@boekwerk/shared/contract/bookkeeping/trash';
import { useMutation } from '@boekwerk/shared/query';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRefreshDocuments } from '../../document-queries';
import { texts } from './texts';

/** Takes documents out of the trash, and tells what came of it; who asks has confirmed what goes there for it. */
export function usePutBack(): (ids: number[]) => Promise<void> {
  const notices = useNotices();
  const refresh = useRefreshDocuments();
  const { mutateAsync } = useMutation({
    mutationFn: (booking_item_ids: number[]) =>
      call(restoreBookingItems, { body: { booking_item_ids, is_confirmed: true } }),
  });
  return async (ids) => {
    try {
      const { updated, failed } = await mutateAsync(ids);
      if (updated.length > 0) notices.success(texts.done, texts.restored(updated.length));
      const [first] = failed;
      if (first) notices.error(texts.notRestored, first.message);
    } catch (error) {
      notices.failed(error);
    }
    await refresh(true);
  };
}
