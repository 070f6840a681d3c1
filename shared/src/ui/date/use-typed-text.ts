import { type FormEvent, useRef } from 'react';
import { readTypedDate } from './typed-date';

type Typed = { text: string; date: ReturnType<typeof readTypedDate> };

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
    /** A date was picked: what was typed before no longer counts. */
    forget: () => {
      typed.current = null;
    },
    /** What was typed, once; null when nothing was. */
    take: (bounds?: Parameters<typeof readTypedDate>[1]): Typed | null => {
      const text = typed.current?.trim();
      typed.current = null;
      if (text === undefined) return null;
      return { text, date: readTypedDate(text, bounds) };
    },
  };
}
