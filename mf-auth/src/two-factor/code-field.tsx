import { Field } from '@boekwerk/shared/plain';
import { useEffect, useRef } from 'react';
import type { CodeKind } from './code-kinds';

type Props = {
  kind: CodeKind;
  value: string;
  error?: string;
  onChange: (code: string) => void;
};

/** One field for the whole code, so that it can be pasted and filled in by the browser. */
export function CodeField({ kind, value, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);

  return (
    <Field
      ref={input}
      label={kind.label}
      hint={kind.hint}
      error={error}
      value={value}
      spellCheck={false}
      {...kind.input}
      onChange={(event) => onChange(kind.clean(event.target.value))}
    />
  );
}
