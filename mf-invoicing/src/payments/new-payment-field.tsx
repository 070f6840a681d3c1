import type { PaymentForm } from '@boekwerk/shared/contract/payments';
import { type Euro, minus, plus } from '@boekwerk/shared/domain/money';
import { BoundField, MoneyInput } from '@boekwerk/shared/ui/fields';
import type { Control } from '@boekwerk/shared/ui/form';
import { texts } from './texts';

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not mind what the form makes of its values
  control: Control<PaymentForm, any, any>;
  /** What was paid before. */
  paid: Euro;
  hint: string;
};

/** Shows the payment of now, where the form holds all that was paid with it. */
export function NewPaymentField({ control, paid, hint }: Props) {
  return (
    <BoundField<PaymentForm, Euro | null>
      control={control}
      name="payment"
      label={texts.now}
      hint={hint}
      required
    >
      {({ value, onChange, ...bound }, frame) => (
        <MoneyInput
          {...bound}
          {...frame}
          before="€"
          value={value === null ? null : minus(value, paid)}
          onChange={(typed) => onChange(typed === null ? null : plus(paid, typed))}
        />
      )}
    </BoundField>
  );
}
