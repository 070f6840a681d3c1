import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { type IsoDate, today } from '../../domain/dates/dates';
import { FORMATS, isEnter, toIsoDate } from './date-input';
import { endsFirst, type Period, presetPeriods } from './periods';
import { PARTS, StandingText } from './standing-text';
import { texts } from './texts';
import { useTypedText } from './use-typed-text';

export type PeriodPickerProps = {
  value: Period;
  onChange: (period: Period) => void;
  /** What was refused last of each field, for as long as that stands. */
  refused: Partial<Period>;
  /** Called with what was typed in one of the fields, when it is left or sent. */
  onTyped: (end: keyof Period, text: string) => void;
  /** The fields' own, so that a label finds them, and that of what is said of them. */
  ids: { start: string; end: string; note: string };
  /** The field that the user was in when it came: 0 is the first day, 1 the last. */
  entered: 0 | 1;
  /** Whether the pointer put it there: that opens the calendar, the keyboard does not. */
  isOpen: boolean;
};

/** The calendars of a period, with the usual periods at hand. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { value, refused, onChange, onTyped, ids, entered, isOpen } = props;
  useEffect(() => document.getElementById(entered === 0 ? ids.start : ids.end)?.focus(), []);

  const typed = useTypedText();
  const [typing, setTyping] = useState<keyof Period | null>(null);
  const isNoted = Boolean(refused.from || refused.to) || endsFirst(value);
  const endOf = (id: string | undefined) => (id === ids.end ? 'to' : 'from');
  const settle = (end: keyof Period) => {
    const taken = typed.take();
    setTyping(null);
    if (taken) onTyped(end, taken.text);
  };
  return (
    <div
      className="bw-date-typed"
      onInput={(event) => {
        typed.onInput(event);
        setTyping(endOf((event.target as Element).id));
      }}
    >
      <StandingText value={(id) => (endOf(id) === typing ? '' : (refused[endOf(id)] ?? ''))}>
        <DatePicker.RangePicker
          defaultOpen={isOpen}
          classNames={{
            popup: { root: isNoted ? 'bw-date-range-popup bw-date-noted' : 'bw-date-range-popup' },
          }}
          id={{ start: ids.start, end: ids.end }}
          aria-describedby={ids.note}
          placeholder={[texts.from, texts.to]}
          format={FORMATS}
          value={[toDay(value.from), toDay(value.to)]}
          onChange={(days) =>
            onChange({ from: toIsoDate(days?.[0]) ?? '', to: toIsoDate(days?.[1]) ?? '' })
          }
          onBlur={(_, { range }) => settle(range === 'end' ? 'to' : 'from')}
          onKeyDown={(event) => isEnter(event) && settle(endOf((event.target as Element).id))}
          allowEmpty={[true, true]}
          presets={presetPeriods(today()).map(({ label, period }) => ({
            label,
            value: [dayjs(period.from), dayjs(period.to)],
          }))}
          components={PARTS}
        />
      </StandingText>
    </div>
  );
}

const toDay = (date: IsoDate) => (date ? dayjs(date) : null);
