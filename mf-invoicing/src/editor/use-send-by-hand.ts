import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { shownNumber } from '@boekwerk/shared/domain/invoice-shown';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from '../texts';
import { useMarkSent } from './queries';

/** Asks, and then marks an invoice as sent by hand. `save` brings it up to date first. */
export function useSendByHand(save: (go: (saved: Invoice) => void) => void) {
  const confirm = useConfirm();
  const notices = useNotices();
  const marking = useMarkSent();
  const mark = (invoice: Invoice) =>
    marking.mutate(invoice, {
      onSuccess: (sent) => notices.success(texts.done, texts.sentByHand(shownNumber(sent))),
      onError: notices.failed,
    });
  return async () => {
    const { title, text } = texts.byHand;
    if (await confirm({ title, text, confirmText: texts.sendByHand })) save(mark);
  };
}
