import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from './bound-field';
import { DecimalInput, type DecimalInputProps } from './decimal-input';
import { MoneyInput, PercentageInput, QuantityInput } from './decimal-inputs';
import { texts } from './texts';

type Props<Values extends FieldValues> = FieldProps<Values> &
  Pick<DecimalInputProps, 'placeholder' | 'before' | 'after'> & {
    /** Told when the user leaves the field, after the form has what it understood. */
    onLeave?: () => void;
    /** Looks empty when there is nothing, as a discount that is not given. */
    isBlankAtZero?: boolean;
  };

/** An amount in euro: `1.234,50`, null while it is empty. */
export function MoneyField<Values extends FieldValues>(props: Props<Values>) {
  return (
    <DecimalField {...props} whyRefused={texts.noAmount}>
      {(control) => <MoneyInput {...control} />}
    </DecimalField>
  );
}

/** A quantity of at most three decimals. */
export function QuantityField<Values extends FieldValues>(props: Props<Values>) {
  return (
    <DecimalField {...props} whyRefused={texts.noNumber}>
      {(control) => <QuantityInput {...control} />}
    </DecimalField>
  );
}

/** A percentage of at most two decimals. */
export function PercentageField<Values extends FieldValues>(props: Props<Values>) {
  return (
    <DecimalField {...props} whyRefused={texts.noPercentage}>
      {(control) => <PercentageInput {...control} />}
    </DecimalField>
  );
}

/** How many: a whole number from nothing to `max`. */
export function CountField<Values extends FieldValues>({
  max,
  ...props
}: Props<Values> & { max: number }) {
  return (
    <DecimalField {...props} whyRefused={texts.noNumber}>
      {(control) => <DecimalInput {...control} kind={{ decimals: 0, min: 0, max }} />}
    </DecimalField>
  );
}

type DecimalFieldProps<Values extends FieldValues> = Props<Values> & {
  whyRefused: (text: string) => string;
  children: (control: DecimalInputProps) => ReactNode;
};

function DecimalField<Values extends FieldValues>({
  children,
  placeholder,
  before,
  after,
  onLeave,
  isBlankAtZero = false,
  ...field
}: DecimalFieldProps<Values>) {
  const own = Object.fromEntries(
    Object.entries({ placeholder, before, after }).filter(([, given]) => given !== undefined),
  );
  return (
    <BoundField<Values, number | null> {...field}>
      {({ onBlur, ...bound }, control, { text, refuse }) =>
        children({
          ...own,
          ...bound,
          ...control,
          value: bound.value === 0 && isBlankAtZero ? null : bound.value,
          refused: text,
          onRefused: refuse,
          onBlur: () => {
            onBlur();
            onLeave?.();
          },
        })
      }
    </BoundField>
  );
}
