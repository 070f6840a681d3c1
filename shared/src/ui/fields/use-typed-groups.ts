import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * A typed point reads as the decimal comma, and would make 1,23 of `1.234,56`. The sign after the third digit
 * says that it was a thousands separator.
 *
 * @param take is given the number so far, as `1234.`
 * @returns what listens to the keys of the field
 */
export function useTypedGroups(decimals: number, take: (text: string) => void) {
  // The digits that found no place behind a typed point; null when none was typed.
  const beyond = useRef<string | null>(null);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Shift') return;
    const field = { ...read(currentTarget), decimals };
    const group = groupEndedBy(key, field, beyond.current);
    if (group !== null) {
      event.preventDefault();
      flushSync(() => take(`${field.whole}${group}.`));
      keepAtEnd(currentTarget);
    }
    const isPoint = key === '.' && (group !== null || field.fraction === undefined);
    beyond.current = isPoint ? '' : beyondAfter(key, field, beyond.current);
  };
}

function read({ value, selectionStart }: HTMLInputElement) {
  const [whole = '', fraction] = value.replaceAll('.', '').split(',');
  return { whole, fraction, isAtEnd: selectionStart === value.length };
}

/** The format puts the caret back where it was, and once more a moment later. */
function keepAtEnd(field: HTMLInputElement) {
  const toEnd = () => field.setSelectionRange(field.value.length, field.value.length);
  toEnd();
  setTimeout(toEnd);
}

type Field = ReturnType<typeof read> & { decimals: number };

/** The three digits behind a point that was none after all. */
function groupEndedBy(key: string, { fraction, isAtEnd }: Field, beyond: string | null) {
  const digits = `${fraction}${beyond}`;
  return isAtEnd && /^[.,]$/.test(key) && /^\d{3}$/.test(digits) ? digits : null;
}

function beyondAfter(key: string, { fraction, isAtEnd, decimals }: Field, beyond: string | null) {
  if (beyond === null || !isAtEnd || !/^\d$/.test(key)) return null;
  return fraction?.length === decimals ? beyond + key : beyond;
}
