import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { PaymentForm } from '@boekwerk/shared/contract/payments';
import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { leftToPay } from '@boekwerk/shared/domain/invoice/left-to-pay';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { DateField } from '@boekwerk/shared/ui/date';
import './payments.css';
import { PaymentModal } from './payment-modal';
import { texts } from './texts';
import { usePaymentForm } from './use-payment-form';

type Props = { invoice: Invoice; onClose: () => void };

/** Records that all that was open has been paid. */
export function PayAllModal({ invoice, onClose }: Props) {
  const options = { completed: true, onDone: onClose };
  const { control, submit, isChanged, isSaving } = usePaymentForm(invoice, PaymentForm, options);
  const left = leftToPay(invoice);
  return (
    <PaymentModal
      title={texts.all}
      canSave
      isChanged={isChanged}
      isSaving={isSaving}
      onSave={submit}
      onClose={onClose}
    >
      <p className="invoicing-payment-question">
        {questionOf(invoice, left)(shownNumber(invoice), Math.abs(left))}
      </p>
      <DateField control={control} name="date" label={texts.date} hint={texts.dateHint} />
    </PaymentModal>
  );
}

function questionOf({ is_credit }: Invoice, left: Euro) {
  if (is_credit) return texts.repaidQuestion;
  return left < 0 ? texts.backQuestion : texts.allQuestion;
}
