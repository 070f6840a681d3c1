import { type FormEvent, useRef } from 'react';
import type { IsoDate } from '../../domain/dates/dates';
import { readTypedDate } from './typed-date';

/**
 * Tracks what the user typed in a picker's field since a date was last taken from it. The field's own text is not
 * enough: the picker updates it a moment later, which must not pass for typing.
 */
export function useTypedText() {
  const typed = useRef<string | null>(null);
  return {
    /** For an element around the field. */
    onInput: ({ target }: FormEvent) => {
      if (target instanceof HTMLInputElement) typed.current = target.value;
    },
    /** The date that was typed, once: '' when the text was taken away, null when nothing was typed that is a date. */
    take: (bounds?: Parameters<typeof readTypedDate>[1]): IsoDate | '' | null => {
      const text = typed.current;
      typed.current = null;
      if (text === null) return null;
      return text.trim() === '' ? '' : readTypedDate(text, bounds);
    },
  };
}
