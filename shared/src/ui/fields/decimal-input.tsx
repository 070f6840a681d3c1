import { Input, type InputProps, type InputRef } from 'antd';
import { type ClipboardEvent, type DragEvent, type Ref, useState } from 'react';
import { type NumberFormatValues, NumericFormat } from 'react-number-format';
import type { ControlProps } from './field-frame';
import { useTypedGroups } from './use-typed-groups';

/** Reads pasted text. */
type Parse = (text: string) => number | null | 'invalid';

export type DecimalInputProps = Partial<ControlProps> & {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Told about pasted text that is no number, and with `null` when that is over. */
  onRefused?: (text: string | null) => void;
  ref?: Ref<InputRef>;
  name?: string;
  disabled?: boolean;
  placeholder?: string;
  /** In front of the number: `€`. */
  before?: string;
  /** Behind the number: `%`. */
  after?: string;
  'aria-label'?: string;
};

type Props = DecimalInputProps & {
  decimals: number;
  /** Fills the decimals up with zeros when the user leaves the field. */
  isFixed?: boolean;
  min: number;
  max: number;
  parse: Parse;
};

/** A number in Dutch notation: `1.234,5`. Typing a point gives the decimal comma, as on a numeric keypad. */
export function DecimalInput(props: Props) {
  const { value, onChange, onBlur, onRefused, ref, decimals, isFixed, min, max, parse, ...input } =
    props;
  // What is being typed, as `12.`: it would lose its point as a number.
  const [typed, setTyped] = useState<string | null>(null);
  const isCurrent = typed !== null && numberOf(typed) === (value ?? null);
  const isWithin = ({ floatValue = 0 }: Pick<NumberFormatValues, 'floatValue'>) =>
    floatValue >= min && floatValue <= max;

  const take = (text: string) => {
    setTyped(text);
    onRefused?.(null);
    onChange(numberOf(text));
  };
  const onKeyDown = useTypedGroups(decimals, (text) => {
    if (isWithin({ floatValue: Number(text) })) take(text);
  });

  return (
    <NumericFormat
      {...input}
      customInput={AffixInput}
      getInputRef={ref}
      className="bw-decimal"
      inputMode="decimal"
      autoComplete="off"
      thousandSeparator="."
      decimalSeparator=","
      allowedDecimalSeparators={['.', ',']}
      decimalScale={decimals}
      allowNegative={min < 0}
      isAllowed={isWithin}
      valueIsNumericString
      value={isCurrent ? typed : textOf(value ?? null, isFixed ? decimals : 0)}
      onValueChange={({ value: text }, { source }) => {
        if (source === 'event') take(text);
      }}
      onKeyDown={onKeyDown}
      onPaste={(event) => paste(event, props)}
      onDrop={(event) => paste(event, props)}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}

/** What is typed may be on its way to a number: `-`. */
const numberOf = (text: string) => (/\d/.test(text) ? Number(text) : null);

const textOf = (value: number | null, decimals: number) => {
  if (value === null) return '';
  return decimals > 0 ? value.toFixed(decimals) : String(value);
};

/** `prefix` and `suffix` would become part of the number's text. */
const AffixInput = ({
  before,
  after,
  ...props
}: InputProps & { before?: string; after?: string }) => (
  <Input {...props} prefix={before} suffix={after} />
);

/**
 * The format reads every `.` in pasted text as a thousands separator, which would make 1250 of 12.50. Digits
 * are left to it, anything else takes the place of the whole value or is refused.
 */
function paste(event: ClipboardEvent | DragEvent, { parse, onChange, onRefused, min, max }: Props) {
  const transfer = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const text = transfer.getData('text');
  if (/^\d*$/.test(text)) return;

  event.preventDefault();
  const number = parse(text);
  const isRefused = number === 'invalid' || (number !== null && (number < min || number > max));
  onRefused?.(isRefused ? text : null);
  if (!isRefused) onChange(number);
}
