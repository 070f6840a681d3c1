import { EURO, PERCENTAGE, QUANTITY } from '../../domain/money/read-decimal';
import { DecimalInput, type DecimalInputProps } from './decimal-input';

/** Holds euro, or null while it is empty. */
export const MoneyInput = (props: DecimalInputProps) => (
  <DecimalInput {...props} kind={EURO} isFixed />
);

/** Holds a number of at most three decimals. */
export const QuantityInput = (props: DecimalInputProps) => (
  <DecimalInput {...props} kind={QUANTITY} />
);

/** Holds a percentage of at most two decimals, 0 to 100. */
export const PercentageInput = (props: DecimalInputProps) => (
  <DecimalInput after="%" {...props} kind={PERCENTAGE} />
);
