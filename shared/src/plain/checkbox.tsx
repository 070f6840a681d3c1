import { type ComponentProps, type ReactNode, useId } from 'react';
import './plain.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string;
  /** Said below it as long as there is no error. */
  hint?: string;
};

export function Checkbox({ label, error, hint, ...input }: Props) {
  const noteId = useId();
  return (
    <div className="bw-plain-check">
      <label>
        <input
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? noteId : undefined}
          {...input}
        />
        {label}
      </label>
      <div id={noteId} className="bw-plain-note" aria-live="polite">
        {error ? <p className="bw-plain-error">{error}</p> : hint}
      </div>
    </div>
  );
}
