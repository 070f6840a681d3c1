import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import type { MailingForm } from '@boekwerk/shared/contract/invoice-sending';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type BulkKind, confirmationFor } from './bulk-kinds';
import type { BulkMailModal } from './bulk-mail-modal';

type Asked = ComponentProps<typeof BulkMailModal> & { Modal: typeof BulkMailModal };

/** Asks before a bulk action. `ask` gives how to mail, or `null` when nothing is to be done. */
export function useBulkQuestion(): {
  ask: (kind: BulkKind, invoices: readonly InvoiceRow[]) => Promise<MailingForm | null>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useConfirm();

  return {
    ask: async (kind, invoices) => {
      const question = confirmationFor(kind, invoices, today());
      const Modal = kind === 'pay' ? null : await loadModal();
      if (kind === 'pay' || !Modal) return (await confirm(question)) ? {} : null;
      const answer = await new Promise<MailingForm | null>((onAnswer) =>
        setAsked({ Modal, kind, question, onAnswer }),
      );
      setAsked(null);
      return answer;
    },
    dialog: asked && <asked.Modal {...asked} />,
  };
}

/** `null` when it cannot be fetched: then there is nothing to choose. */
const loadModal = () =>
  import('./bulk-mail-modal').then(
    ({ BulkMailModal }) => BulkMailModal,
    () => null,
  );
