import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { RegisterFields } from './register-form';
import { texts } from './texts';

/** Ondernemer or Boekhouder: it cannot be changed later, so neither is chosen beforehand. */
export function KindChoice({ control }: { control: Control<RegisterFields> }) {
  const noteId = useId();
  const { field, fieldState } = useController({ control, name: 'type' });
  const error = fieldState.error?.message;
  return (
    <fieldset className="auth-kind-choice" aria-describedby={error && noteId}>
      <legend>{texts.kind}</legend>
      <div className="auth-kind-cards">
        {texts.kinds.map(({ type, name, about }, index) => (
          <KindCard
            key={type}
            name={name}
            about={about}
            inputRef={index === 0 ? field.ref : undefined}
            group={field.name}
            isChosen={field.value === type}
            onChoose={() => field.onChange(type)}
          />
        ))}
      </div>
      <div id={noteId} className="bw-plain-note" aria-live="polite">
        {error && <p className="bw-plain-error">{error}</p>}
      </div>
    </fieldset>
  );
}

type CardProps = {
  name: string;
  about: string;
  group: string;
  isChosen: boolean;
  inputRef?: (input: HTMLInputElement | null) => void;
  onChoose: () => void;
};

function KindCard({ name, about, group, isChosen, inputRef, onChoose }: CardProps) {
  const aboutId = useId();
  return (
    <label className="auth-kind-card">
      <input
        ref={inputRef}
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-label={name}
        aria-describedby={aboutId}
      />
      <span>
        <strong>{name}</strong>
        <span id={aboutId}>{about}</span>
      </span>
    </label>
  );
}
