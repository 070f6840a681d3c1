import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/nl';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { FIRST_DATE, type IsoDate, LAST_DATE } from '../../domain/dates/dates';
import type { ControlProps } from '../fields/field-frame';
import './date.css';
import { PARTS, StandingText } from './standing-text';
import { boundsOf } from './typed-date';
import { useTypedText } from './use-typed-text';

dayjs.locale('nl');

/** Not a date (`NaN`) stands for text that is none: no form takes it, and whoever asks for a date has none. */
export type MaybeDate = IsoDate | number | null;

type Props = Partial<ControlProps> & {
  /** Empty is null or ''. */
  value: MaybeDate | undefined;
  onChange: (date: IsoDate | null) => void;
  onBlur?: () => void;
  /** Called with text that is no date, when it is left or sent. */
  onRefused: (text: string) => void;
  /** What was refused last, for as long as that stands. */
  refused?: string | undefined;
  disabled?: boolean;
  placeholder?: string;
  /** The first day that can be picked; before 1970 also the first that can be typed. */
  min?: IsoDate;
  /** The last day that can be picked and typed. */
  max?: IsoDate;
  // biome-ignore lint/suspicious/noExplicitAny: the component's ref type is not exported
  ref?: Ref<any>;
  'aria-label'?: string;
};

/** A day of the calendar, typed or picked. */
export function DateInput(props: Props) {
  const {
    value,
    onChange,
    onBlur,
    onRefused,
    refused = '',
    placeholder = 'dd-mm-jjjj',
    min = FIRST_DATE,
    max = LAST_DATE,
    ...control
  } = props;
  const typed = useTypedText();
  const [isTyping, setTyping] = useState(false);
  const settle = () => {
    const taken = typed.take(boundsOf(min, max));
    setTyping(false);
    if (!taken) return;
    if (taken.date === null) onRefused(taken.text);
    else if (taken.date !== (value ?? '')) onChange(taken.date || null);
  };
  const leave = useEffectEvent(settle);
  // Drawn anew, as when a phone is turned, it is not left before it goes.
  useEffect(() => () => leave(), []);
  return (
    <div
      className="bw-date-typed"
      onInput={(event) => {
        typed.onInput(event);
        setTyping(true);
      }}
    >
      <StandingText value={() => (isTyping ? '' : refused)}>
        <DatePicker
          {...control}
          className="bw-date"
          format={FORMATS}
          placeholder={placeholder}
          value={value ? dayjs(value) : null}
          onChange={(day) => {
            typed.forget();
            onChange(toIsoDate(day));
          }}
          // Also before Tab goes on: the button that clears a date, where it would go first, is not there without one.
          onKeyDown={(event) => isLast(event) && settle()}
          onBlur={() => {
            settle();
            onBlur?.();
          }}
          minDate={dayjs(min)}
          maxDate={dayjs(max)}
          components={PARTS}
        />
      </StandingText>
    </div>
  );
}

/**
 * Shown as the first, typed as any of them. The picker takes a date the moment its text fits one of these, so
 * none may fit the beginning of another: `20-11-20` is still on its way to `20-11-2026`.
 */
export const FORMATS = ['DD-MM-YYYY', 'D-M-YYYY', 'DDMMYYYY', 'D/M/YYYY', 'YYYY-MM-DD'];

export const isEnter = ({ key }: KeyboardEvent) => key === 'Enter';

/** Saves a form from within a field, which is not left then. */
const isSave = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);

/** After which nothing more is typed. */
const isLast = (event: KeyboardEvent) => isEnter(event) || isSave(event) || event.key === 'Tab';

export const toIsoDate = (day: dayjs.Dayjs | null | undefined): IsoDate | null =>
  day?.format('YYYY-MM-DD') ?? null;
