import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { documentName, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts as remote } from '../texts';
import { useDeleteInvoice } from './queries';
import { texts } from './texts';

/** Asks, deletes a concept, and says that it is gone. */
export function useRemove() {
  const confirm = useConfirm();
  const notices = useNotices();
  const deletion = useDeleteInvoice();
  return async (invoice: InvoiceRow) => {
    const number = shownNumber(invoice);
    if (!(await confirm({ text: texts.remove.question(number), isDelete: true }))) return;
    deletion.mutate(invoice, {
      onSuccess: () => notices.success(remote.done, texts.remove.doneText(documentName(invoice))),
      onError: notices.failed,
    });
  };
}
