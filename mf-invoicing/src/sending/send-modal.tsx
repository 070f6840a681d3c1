import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { CREDIT_LETTER, reminderLetter } from '@boekwerk/shared/domain/invoice/letter';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { useSession } from '@boekwerk/shared/session/session-store';
import { Modal } from '@boekwerk/shared/ui/modal';
import { bothOf, FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import { useReturnedFocus } from '../use-returned-focus';
import { letterFor } from './letter-for';
import { letterKind, type Mailing } from './mailing';
import { useLetter } from './queries';
import { SendForm } from './send-form';
import './sending.css';
import { texts } from './texts';

type Props = {
  invoice: Invoice;
  mailing: Mailing;
  /** What is still missing from the invoice. */
  check?: ReactNode;
  /** Whether all is there for an e-invoice. */
  hasUbl: boolean;
  onClose: () => void;
};

/** Asks to whom an invoice or a reminder of it goes and with which words, and sends it. */
export function SendModal(props: Props) {
  const { invoice, mailing, onClose } = props;
  const user = useSession((session) => session.user);
  const both = bothOf(useOwnCompany(), useLetter());
  useReturnedFocus();
  return (
    <Loaded
      query={both}
      loading={<FormSkeleton rows={3} />}
      failed={texts.failed}
      frame={(state) => (
        <Modal
          open
          title={texts.title[letterKind(invoice, mailing.kind)]}
          footer={null}
          onCancel={onClose}
        >
          {state}
        </Modal>
      )}
    >
      {([company, letter]) => {
        const words = letterFor(invoice, wordsFor(props, letter), { company, user });
        return <SendForm {...props} message={mailing.again?.message || words} />;
      }}
    </Loaded>
  );
}

/** The company's own letter asks to pay an invoice; a reminder and a credit say something else. */
function wordsFor({ invoice, mailing }: Props, letter: string): string {
  if (mailing.kind === 'reminder') return reminderLetter(invoice.expiration_date, today());
  return invoice.is_credit ? CREDIT_LETTER : letter;
}
