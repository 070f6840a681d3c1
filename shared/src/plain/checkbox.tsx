import { type ComponentProps, type ReactNode, useId } from 'react';
import './plain.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string };

export function Checkbox({ label, error, ...input }: Props) {
  const noteId = useId();
  return (
    <div className="bw-plain-check">
      <label className="bw-plain-check">
        <input type="checkbox" aria-describedby={error && noteId} {...input} />
        {label}
      </label>
      {error && (
        <p id={noteId} className="bw-plain-error">
          {error}
        </p>
      )}
    </div>
  );
}
