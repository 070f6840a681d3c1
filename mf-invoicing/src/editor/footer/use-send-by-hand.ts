import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { documentKind, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from '../../texts';
import { useSendWithConfirmation } from '../../use-send-with-confirmation';
import { useMarkSent } from '../queries';

/** Asks, and then marks an invoice as sent by hand. `save` brings it up to date first. */
export function useSendByHand(invoice: Invoice, save: (go: (saved: Invoice) => void) => void) {
  const confirm = useConfirm();
  const notices = useNotices();
  const marking = useMarkSent();
  const askOnceMore = useSendWithConfirmation();
  async function mark(invoice: Invoice) {
    try {
      const sent = await askOnceMore((is_confirmed) =>
        marking.mutateAsync({ invoice, is_confirmed }),
      );
      if (sent) notices.success(texts.done, texts.sentByHand(shownNumber(sent)));
    } catch (error) {
      notices.failed(error);
    }
  }
  return async () => {
    const kind = documentKind(invoice);
    const [title, text] = [texts.byHand.title(kind), texts.byHand.text(kind)];
    if (await confirm({ title, text, confirmText: texts.sendByHand }))
      save((saved) => void mark(saved));
  };
}
