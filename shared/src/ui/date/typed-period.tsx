import { useState } from 'react';
import type { IsoDate } from '../../domain/dates/dates';
import type { Period } from './periods';
import { texts } from './texts';
import { readTypedDate, writeDate } from './typed-date';

type Props = {
  value: Period;
  onChange: (period: Period) => void;
  ids: { start: string; end: string };
  /** Called when the pointer comes near. */
  onNear: () => void;
  /** Called when a field gets the focus, with whether a pointer put it there. */
  onEnter: (field: HTMLInputElement, entered: 0 | 1, isByPointer: boolean) => void;
};

/** Two dates to type, in the looks of the picker. */
export function TypedPeriod({ value, onChange, ids, onNear, onEnter }: Props) {
  const { from, to } = value;
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
        value={from}
        onChange={(date) => onChange({ from: date, to })}
        onEnter={(field) => onEnter(field, 0, isByPointer)}
      />
      <span aria-hidden>–</span>
      <DayText
        id={ids.end}
        placeholder={texts.to}
        value={to}
        onChange={(date) => onChange({ from, to: date })}
        onEnter={(field) => onEnter(field, 1, isByPointer)}
      />
    </div>
  );
}

type DayProps = {
  id: string;
  placeholder: string;
  value: IsoDate;
  onChange: (date: IsoDate) => void;
  onEnter: (field: HTMLInputElement) => void;
};

function DayText({ id, placeholder, value, onChange, onEnter }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    const date = typed.trim() === '' ? '' : readTypedDate(typed);
    setTyped(null);
    if (date !== null && date !== value) onChange(date);
  };
  return (
    <input
      id={id}
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? writeDate(value)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => onEnter(event.target)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
