import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import './plain.css';
import { texts } from './texts';

export type FieldProps = ComponentProps<'input'> & {
  label: string;
  error?: string;
  /** What to know before typing; stays below the field. */
  hint?: ReactNode;
};

/** A labelled text field; takes what react-hook-form's `register` gives. */
export function Field({ label, error, hint, ...input }: FieldProps) {
  const full = useFullText(input.maxLength);
  return (
    <FieldFrame label={label} error={error ?? full.text} hint={hint} isWrong={Boolean(error)}>
      {(control) => <input {...control} {...input} onInput={full.check} />}
    </FieldFrame>
  );
}

type FrameProps = Pick<FieldProps, 'label' | 'error' | 'hint'> & {
  /** False when the note below the field is no complaint. */
  isWrong?: boolean;
  children: (control: ComponentProps<'input'>) => ReactNode;
};

export function FieldFrame({ label, error, hint, isWrong = Boolean(error), children }: FrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hintId = `${id}-hint`;
  const described = [error && noteId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="bw-plain-field">
      <label htmlFor={id}>{label}</label>
      <div className="bw-plain-control">
        {children({
          id,
          'aria-invalid': isWrong,
          ...(described && { 'aria-describedby': described }),
        })}
      </div>
      {hint && (
        <div id={hintId} className="bw-plain-hint">
          {hint}
        </div>
      )}
      <div id={noteId} className="bw-plain-note" aria-live="polite">
        {error && <p className={isWrong ? 'bw-plain-error' : undefined}>{error}</p>}
      </div>
    </div>
  );
}

/** Says so when no more fits in. */
function useFullText(maxLength: number | undefined) {
  const [isFull, setFull] = useState(false);
  return {
    text: isFull ? texts.maxLength(maxLength) : undefined,
    check: (event: { currentTarget: HTMLInputElement }) =>
      setFull(maxLength !== undefined && event.currentTarget.value.length >= maxLength),
  };
}
