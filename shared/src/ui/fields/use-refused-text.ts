import { useState } from 'react';
import type { AnyControl } from '../form/errors-on-screen';
import { keepRefused, refusedText } from '../form/refused-text';

type Field<Value> = { name: string; value: Value; onChange: (value: Value | number) => void };

/** What a control refused of what was typed in it. */
export type Refused = {
  text: string | undefined;
  /** The control does not take this text, which is shown as wrong unless it is still being typed. */
  refuse: (text: string, isTyping?: boolean) => void;
};

/** Keeps the text that a field refuses with its form, so that a field that is drawn anew still has it. */
export function useRefusedText<Value>(control: AnyControl, field: Field<Value>) {
  const { name, value, onChange } = field;
  // Another one each time: to the form one refusal is the same as the next.
  const [last, setLast] = useState({ text: '', isTyping: false });
  const text = Number.isNaN(value) ? refusedText(control, name) : undefined;
  return {
    text,
    isTyping: last.isTyping && last.text === text,
    refuse: (text: string, isTyping = false) => {
      keepRefused(control, name, text);
      setLast({ text, isTyping });
      onChange(Number.NaN);
    },
    take: (value: Value) => {
      keepRefused(control, name, undefined);
      onChange(value);
    },
  };
}
