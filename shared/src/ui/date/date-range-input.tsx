import { type ComponentType, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldNote, noteId } from '../fields/field-frame';
import './date.css';
import type { PeriodPickerProps } from './period-picker';
import { endsFirst, type Period } from './periods';
import { texts } from './texts';
import { readTypedDate, whyNoDate } from './typed-date';
import { TypedPeriod } from './typed-period';

type Props = {
  value: Period;
  onChange: (period: Period) => void;
  /** What happened in the period; read out. */
  label: string;
};

type Opened = Pick<PeriodPickerProps, 'entered' | 'isOpen'> & {
  Picker: ComponentType<PeriodPickerProps>;
};

/** What was typed and is no date, as long as the period is the one of then, or what the other field made of it. */
type Refused = { during: readonly Period[]; texts: Partial<Period> };

const NONE: Refused = { during: [], texts: {} };

/**
 * A period, open at either end, with presets. The calendars are as large as a page, so they are fetched when the
 * pointer or focus comes near; until then, and when that fails, the dates are typed.
 * Text that is no date is told, stays to be corrected, and leaves the period as it was. A period that ends before it begins,
 * in which nothing can be found, is told as well.
 */
export function DateRangeInput({ value, onChange, label }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [{ during, texts: refused }, setRefused] = useState(NONE);
  // Dropped rather than hidden: else it would come back with the period.
  if (during.length > 0 && !during.some((then) => isSame(then, value))) setRefused(NONE);
  const id = useId();
  const ids = { start: `${id}from`, end: `${id}to`, note: noteId(id) };

  const take = (end: keyof Period, text: string) => {
    const date = readTypedDate(text);
    const next = date === null ? value : { ...value, [end]: date };
    setRefused({ during: [value, next], texts: { ...refused, [end]: date === null ? text : '' } });
    if (!isSame(next, value)) onChange(next);
  };

  /** A day that stays is none that was picked: what its field refused is still to be corrected. */
  const pick = (next: Period) => {
    const kept = (end: keyof Period) => (next[end] === value[end] ? (refused[end] ?? '') : '');
    setRefused({ during: [value, next], texts: { from: kept('from'), to: kept('to') } });
    onChange(next);
  };

  const open = async (field: HTMLInputElement, entered: 0 | 1, isOpen: boolean) => {
    const before = field.value;
    const Picker = await loadPicker();
    // Not while the user types here, nor after the focus has moved on.
    const isWaiting = document.activeElement === field && field.value === before;
    if (!Picker || !isWaiting) return;
    // Synchronously: a key pressed in between would go to a field that is about to be removed.
    flushSync(() => setOpened({ Picker, entered, isOpen }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a minimum width of its own
    <div role="group" aria-label={label} className="bw-date-range">
      <label className="bw-unseen" htmlFor={ids.start}>
        {texts.fromOf(label)}
      </label>
      <label className="bw-unseen" htmlFor={ids.end}>
        {texts.toOf(label)}
      </label>
      {opened ? (
        <opened.Picker
          value={value}
          refused={refused}
          onChange={pick}
          onTyped={take}
          ids={ids}
          {...opened}
        />
      ) : (
        <TypedPeriod
          value={value}
          refused={refused}
          onTyped={take}
          ids={ids}
          onNear={() => void loadPicker()}
          onEnter={(field, entered, isByPointer) => void open(field, entered, isByPointer)}
        />
      )}
      <FieldNote
        id={ids.note}
        error={whyRefused(refused) || (endsFirst(value) ? texts.endsFirst : '')}
      />
    </div>
  );
}

const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;

const whyRefused = ({ from, to }: Partial<Period>) =>
  [from, to].flatMap((text) => (text ? whyNoDate(text) : [])).join(' ');

/** `null` when it cannot be fetched. */
const loadPicker = () =>
  import('./period-picker').then(
    ({ PeriodPicker }) => PeriodPicker,
    () => null,
  );
