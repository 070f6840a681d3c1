import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { formatEuro } from '@boekwerk/shared/domain/format';
import { minus } from '@boekwerk/shared/domain/money';
import { DateField } from '@boekwerk/shared/ui/date';
import { FieldFrame, TextInput } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { leftToPay } from '../left-to-pay';
import { NewPaymentField } from './new-payment-field';
import { PaymentModal } from './payment-modal';
import { partPaymentSchema } from './payment-schema';
import { texts } from './texts';
import { usePaymentForm } from './use-payment-form';

type Props = { invoice: Invoice; onClose: () => void };

/** Records a part; what is typed is this payment, what is saved is all that was paid so far. */
export function PayPartModal({ invoice, onClose }: Props) {
  const { amount_paid: paid } = invoice;
  const open = leftToPay(invoice);
  const options = { completed: false, onDone: onClose };
  const schema = partPaymentSchema(paid, open);
  const { control, submit, isSaving } = usePaymentForm(invoice, schema, options);
  const after = useWatch({ control, name: 'payment' }) ?? paid;
  return (
    <PaymentModal
      title={texts.part}
      canSave={minus(after, paid) > 0}
      isSaving={isSaving}
      onSave={submit}
      onClose={onClose}
    >
      <ReadOnly label={texts.soFar} value={formatEuro(paid)} />
      <NewPaymentField control={control} paid={paid} hint={texts.open(open)} />
      <ReadOnly label={texts.after} value={formatEuro(after)} />
      <DateField control={control} name="date" label={texts.date} hint={texts.dateHint} />
    </PaymentModal>
  );
}

function ReadOnly({ label, value }: { label: string; value: string }) {
  return (
    <FieldFrame label={label}>
      {({ status: _, ...control }) => (
        <TextInput {...control} readOnly variant="filled" value={value} onChange={() => {}} />
      )}
    </FieldFrame>
  );
}
