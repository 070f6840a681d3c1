import { useState } from 'react';
import type { IsoDate } from '../../domain/dates/dates';
import type { Period } from './periods';
import { texts } from './texts';
import { writeDate } from './typed-date';

type Props = {
  value: Period;
  /** What was refused last of each field, for as long as that stands. */
  refused: Partial<Period>;
  /** Called with what was typed in one of the fields, when it is left or sent. */
  onTyped: (end: keyof Period, text: string) => void;
  ids: { start: string; end: string; note: string };
  /** Called when the pointer comes near. */
  onNear: () => void;
  /** Called when a field gets the focus, with whether a pointer put it there. */
  onEnter: (field: HTMLInputElement, entered: 0 | 1, isByPointer: boolean) => void;
};

/** Two dates to type, in the looks of the picker. */
export function TypedPeriod({ value, refused, onTyped, ids, onNear, onEnter }: Props) {
  const [isByPointer, setByPointer] = useState(false);
  return (
    <div
      className="bw-typed-period"
      onPointerEnter={onNear}
      onPointerDown={() => setByPointer(true)}
    >
      <DayText
        id={ids.start}
        placeholder={texts.from}
        noteId={ids.note}
        value={value.from}
        refused={refused.from}
        onTyped={(text) => onTyped('from', text)}
        onEnter={(field) => onEnter(field, 0, isByPointer)}
      />
      <span aria-hidden>–</span>
      <DayText
        id={ids.end}
        placeholder={texts.to}
        noteId={ids.note}
        value={value.to}
        refused={refused.to}
        onTyped={(text) => onTyped('to', text)}
        onEnter={(field) => onEnter(field, 1, isByPointer)}
      />
    </div>
  );
}

type DayProps = {
  id: string;
  placeholder: string;
  value: IsoDate;
  refused: string | undefined;
  noteId: string;
  onTyped: (text: string) => void;
  onEnter: (field: HTMLInputElement) => void;
};

function DayText({ id, placeholder, value, refused, noteId, onTyped, onEnter }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    onTyped(typed.trim());
  };
  return (
    <input
      id={id}
      aria-describedby={noteId}
      aria-invalid={Boolean(refused)}
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? (refused || writeDate(value))}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => onEnter(event.target)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
