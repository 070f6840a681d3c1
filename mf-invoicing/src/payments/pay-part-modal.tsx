import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { directionOf, leftToPay } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { plus } from '@boekwerk/shared/domain/money/money';
import { DateField } from '@boekwerk/shared/ui/date';
import { MoneyField, ReadOnlyField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { PaymentModal } from './payment-modal';
import { partPaymentSchema } from './payment-schema';
import { texts } from './texts';
import { usePaymentForm } from './use-payment-form';

type Props = { invoice: Invoice; onClose: () => void };

/** Records a partial payment; of a negative invoice, a repayment. */
export function PayPartModal({ invoice, onClose }: Props) {
  const direction = directionOf(invoice);
  const [paid, open] = [direction * invoice.amount_paid, direction * leftToPay(invoice)];
  const options = { completed: false, onDone: onClose };
  const schema = partPaymentSchema(paid, open, direction);
  const { control, submit, isChanged, isSaving } = usePaymentForm(invoice, schema, options);
  // An empty or invalid amount counts as 0.
  const typed = useWatch({ control, name: 'payment' }) || 0;
  return (
    <PaymentModal
      title={texts.part}
      canSave={typed > 0}
      isChanged={isChanged}
      isSaving={isSaving}
      onSave={submit}
      onClose={onClose}
    >
      <ReadOnlyField label={texts.soFar} value={formatEuro(paid)} />
      <MoneyField
        control={control}
        name="payment"
        label={texts.now}
        hint={texts.open(open)}
        before="€"
        required
      />
      <ReadOnlyField label={texts.after} value={formatEuro(plus(paid, typed))} />
      <DateField control={control} name="date" label={texts.date} hint={texts.dateHint} />
    </PaymentModal>
  );
}
