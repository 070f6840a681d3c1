import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import type { Invoice, SentMail } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { reminderText, textInstead } from '@boekwerk/shared/domain/invoice/email-text';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { useSession } from '@boekwerk/shared/session/session-store';
import { Modal } from '@boekwerk/shared/ui/modal';
import { bothOf, FormSkeleton, Loaded, useReturnedFocus } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import { dueOf, emailSubjectFor, emailTextFor } from './email-text-for';
import { type Mailing, mailedKind } from './mailing';
import { useEmailText } from './queries';
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
  const both = bothOf(useFreshQuery(useOwnCompany()), useEmailText());
  useReturnedFocus();
  return (
    <Loaded
      query={both}
      loading={<FormSkeleton rows={3} />}
      failed={texts.failed}
      frame={(state) => (
        <Modal
          open
          title={texts.title[mailedKind(invoice, mailing.kind)]}
          footer={null}
          onCancel={onClose}
        >
          {state}
        </Modal>
      )}
    >
      {([company, emailText]) => {
        const sender = { company, user };
        const { again, kind } = mailing;
        const subject = again?.subject || emailSubjectFor(invoice, kind, sender);
        const before = again && isSaidStill(again, invoice) ? again.message : '';
        const message = before || emailTextFor(invoice, textFor(props, emailText), sender);
        return <SendForm {...props} begin={{ subject, message }} />;
      }}
    </Loaded>
  );
}

/**
 * A mail asks for what was open when it was queued, and a reminder says whether that was late: some may have been paid since,
 * and the due date may have passed.
 */
const isSaidStill = (
  { kind, amount_due, created_at }: SentMail,
  { open_amount, expiration_date }: Invoice,
): boolean =>
  typeof amount_due !== 'number' ||
  (amount_due === open_amount &&
    (kind === 'invoice' ||
      expiration_date < today(new Date(created_at)) === expiration_date < today()));

/** The company's own e-mail text asks to pay an invoice; a reminder, and what is not to be paid, say something else. */
function textFor({ invoice, mailing }: Props, emailText: string): string {
  if (mailing.kind === 'reminder') return reminderText(invoice.expiration_date, today());
  return textInstead({ ...invoice, due: dueOf(invoice) }) ?? emailText;
}
