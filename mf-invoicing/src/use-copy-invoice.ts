import { documentName, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { useNavigate } from '@boekwerk/shared/router';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { addressOf } from './addresses';
import { useCopy, useCredit } from './invoice-queries';
import { texts } from './texts';

type Named = Parameters<typeof documentName>[0];

/** Asks, makes a copy and opens it. */
export function useCopyInvoice() {
  const copy = useCopy();
  const { question, action, done } = texts.copy;
  return useMakeFrom({
    make: copy,
    question: (invoice) => question(documentName(invoice)),
    action,
    done: (invoice) => done(documentName(invoice)),
  });
}

/** Asks, makes the credit of an invoice that was sent and opens it. `question` differs per page. */
export function useCreditInvoice(question: (number: string) => string = texts.credit.question) {
  const credit = useCredit();
  const { action, done } = texts.credit;
  return useMakeFrom({
    make: credit,
    question: (invoice) => question(shownNumber(invoice)),
    action,
    done: () => done,
  });
}

type Making = {
  make: ReturnType<typeof useCopy>;
  question: (invoice: Named) => string;
  action: string;
  done: (invoice: Named) => string;
};

function useMakeFrom({ make, question, action, done }: Making) {
  const confirm = useConfirm();
  const notices = useNotices();
  const navigate = useNavigate();
  return async (invoice: Named) => {
    if (!(await confirm({ text: question(invoice), confirmText: action }))) return;
    make.mutate(invoice.id, {
      onSuccess: (made) => {
        notices.success(texts.done, done(invoice));
        navigate(addressOf(made));
      },
      onError: notices.failed,
    });
  };
}
