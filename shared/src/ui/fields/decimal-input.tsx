import type { InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import {
  type ClipboardEvent,
  type CSSProperties,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type DecimalKind, readDecimal } from '../../domain/money/read-decimal';
import type { ControlProps } from './field-frame';
import { afterEdit, grouping, type TypedText } from './grouped-text';

export type DecimalInputProps = Partial<ControlProps> & {
  /** Not a number (`NaN`) stands for text that is none: no form takes it. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Called instead with text that is no number, and whether it is still being typed. */
  onRefused?: (text: string, isTyping: boolean) => void;
  /** What was refused last, for as long as that stands. */
  refused?: string | undefined;
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
  kind: DecimalKind;
  /** Fills the decimals up with zeros when the user leaves the field. */
  isFixed?: boolean;
};

/** A number in Dutch notation: `1.234,5`. On leaving, the field shows what it understood. */
export function DecimalInput(props: Props) {
  const { value, onChange, onBlur, onRefused, refused, ...looks } = props;
  const { kind, isFixed, before, after, ...input } = looks;
  // The text being typed, such as `12,`: as a number it would lose its comma.
  const [typed, setTyped] = useState<TypedText | null>(null);
  const element = useRef<HTMLInputElement | null>(null);
  const isCurrent =
    typed !== null &&
    Object.is(numberIn(typed.text, kind), value ?? null) &&
    (refused ?? typed.text) === typed.text;
  const text = isCurrent
    ? typed.text
    : (refused ?? textOf(value ?? null, isFixed ? kind.decimals : 0));

  useLayoutEffect(() => {
    if (typed && document.activeElement === element.current)
      element.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const tell = (given: string, isTyping: boolean) => {
    const number = numberIn(given, kind);
    if (Number.isNaN(number) && onRefused) onRefused(given, isTyping);
    else onChange(number);
  };
  const edit = (next: string, caret: number) => {
    const isGrouped = refused === undefined;
    const now = afterEdit(isCurrent ? typed : { text, caret, isGrouped }, next, caret);
    setTyped(now);
    tell(now.text, true);
  };
  const take = (given: string) => {
    const isNone = Number.isNaN(numberIn(given, kind));
    setTyped(isNone ? { text: given, caret: given.length, isGrouped: false } : null);
    tell(given, false);
  };

  return (
    <Input
      {...input}
      className="bw-decimal"
      // For a field that is narrow: its style can make room for a long number. By none nothing can be divided.
      style={{ '--bw-signs': text.length || 1 } as CSSProperties}
      inputMode="decimal"
      autoComplete="off"
      prefix={before}
      suffix={after}
      value={text}
      onChange={({ target }) => edit(target.value, target.selectionStart ?? target.value.length)}
      onKeyDown={(event) => typeComma(event, edit)}
      onPaste={(event) => paste(event, take)}
      onDrop={(event) => paste(event, take)}
      onFocus={({ target }) => {
        element.current = target;
        target.select();
      }}
      onBlur={() => {
        if (isCurrent) take(typed.text);
        onBlur?.();
      }}
    />
  );
}

function numberIn(text: string, kind: DecimalKind): number | null {
  const number = readDecimal(text, kind);
  return number === 'invalid' ? Number.NaN : number;
}

function textOf(value: number | null, decimals: number): string {
  if (value === null || Number.isNaN(value)) return '';
  const text = decimals > 0 ? value.toFixed(decimals) : String(value);
  return grouping(text.replace('.', ','));
}

/** The decimal key of a number pad types a comma, whatever the keyboard layout. */
function typeComma(
  event: KeyboardEvent<HTMLInputElement>,
  edit: (text: string, caret: number) => void,
) {
  if (event.code !== 'NumpadDecimal') return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const start = selectionStart ?? value.length;
  edit(`${value.slice(0, start)},${value.slice(selectionEnd ?? start)}`, start + 1);
}

/** Digits go where the caret is; anything else takes the place of the whole number. */
function paste(event: ClipboardEvent | DragEvent, take: (text: string) => void) {
  const transfer = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const text = transfer.getData('text');
  if (/^\d*$/.test(text)) return;
  event.preventDefault();
  take(text);
}
