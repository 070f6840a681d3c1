import { type ReactNode, useId } from 'react';
import './fields.css';

/** The ids and ARIA attributes that tie a control to its label and its error. */
export type ControlProps = {
  id: string;
  status: 'error' | '';
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby'?: string;
};

export type FrameProps = {
  label: ReactNode;
  /** For fields in a table, whose column says what they are. */
  isLabelHidden?: boolean;
  required?: boolean;
  hint?: ReactNode;
  /** A warning that does not keep the form from being saved; shown instead of the hint. */
  warning?: ReactNode;
  /** That no more fits in the field: shown instead of the hint, and beside what is wrong. */
  full?: string;
};

type Props = FrameProps & {
  /** By which its form knows it; also for who asks which field something on the page is in. */
  name?: string;
  error?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label above a control, and under it what is wrong or worth knowing. */
export function FieldFrame(props: Props) {
  const { label, isLabelHidden, required, hint, warning, full, name, error, children } = props;
  const id = useId();
  const note = error ?? warning ?? full ?? hint;
  return (
    <div className="bw-field" data-field={name}>
      <label htmlFor={id} className={isLabelHidden ? 'bw-unseen' : 'bw-label'}>
        {required && (
          <span className="bw-required" aria-hidden>
            *
          </span>
        )}
        {label}
      </label>
      {children(controlProps(id, required, error, note))}
      <FieldNote id={noteId(id)} error={error} warning={warning} full={full} hint={hint} />
    </div>
  );
}

type NoteProps = Pick<FrameProps, 'warning' | 'full' | 'hint'> & { id: string; error?: string };

/** Always there, so that a screen reader hears what appears in it. */
export function FieldNote({ id, error, warning, full, hint }: NoteProps) {
  const more = full && full !== error ? full : !error && !warning && hint;
  return (
    <div id={id} aria-live="polite">
      {error && <p className="bw-field-error">{error}</p>}
      {!error && warning && <p className="bw-field-warning">{warning}</p>}
      {more && <p className="bw-field-hint">{more}</p>}
    </div>
  );
}

export const noteId = (id: string) => `${id}-note`;

export const controlProps = (
  id: string,
  required: boolean | undefined,
  error: string | undefined,
  note: ReactNode,
): ControlProps => ({
  id,
  status: error ? 'error' : '',
  'aria-invalid': Boolean(error),
  'aria-required': Boolean(required),
  ...(note ? { 'aria-describedby': noteId(id) } : {}),
});
