import { type ComponentProps, type ReactNode, useId } from 'react';
import './plain.css';

type Props = ComponentProps<'input'> & {
  label: string;
  error?: string;
};

/** A labelled text field; takes what react-hook-form's `register` gives. */
export function Field({ label, error, ...input }: Props) {
  return (
    <FieldFrame label={label} error={error}>
      {(control) => <input {...control} {...input} />}
    </FieldFrame>
  );
}

type FrameProps = {
  label: string;
  error?: string;
  children: (control: ComponentProps<'input'>) => ReactNode;
};

export function FieldFrame({ label, error, children }: FrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="bw-plain-field">
      <label htmlFor={id}>{label}</label>
      <div className="bw-plain-control">
        {children({
          id,
          'aria-invalid': Boolean(error),
          ...(error && { 'aria-describedby': noteId }),
        })}
      </div>
      <div id={noteId} aria-live="polite">
        {error && <p className="bw-plain-error">{error}</p>}
      </div>
    </div>
  );
}
