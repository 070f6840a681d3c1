import { MAX_EURO } from '../../domain/money';
import { parseEuro } from '../../domain/money-text';
import { DecimalInput, type DecimalInputProps } from './decimal-input';
import { parseQuantity } from './parse-quantity';

/** Holds euro, or null while it is empty. */
export function MoneyInput(props: DecimalInputProps) {
  return (
    <DecimalInput
      {...props}
      decimals={2}
      isFixed
      min={-MAX_EURO}
      max={MAX_EURO}
      parse={parseEuro}
    />
  );
}

/** Holds a number of at most three decimals. */
export function QuantityInput(props: DecimalInputProps) {
  return (
    <DecimalInput {...props} decimals={3} min={-999_999} max={999_999} parse={parseQuantity} />
  );
}

/** Holds a percentage of at most two decimals, 0 to 100. */
export function PercentageInput(props: DecimalInputProps) {
  return <DecimalInput after="%" {...props} decimals={2} min={0} max={100} parse={parseQuantity} />;
}
