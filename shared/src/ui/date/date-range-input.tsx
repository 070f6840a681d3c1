import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { type IsoDate, today } from '../../domain/dates';
import { FORMATS, toIsoDate } from './date-input';
import { type Period, presetPeriods } from './periods';

type Props = {
  value: Period;
  onChange: (period: Period) => void;
  /** What happened in the period; read out. */
  label: string;
};

/** A period, open at either end, with the usual ones at hand. */
export function DateRangeInput({ value, onChange, label }: Props) {
  return (
    <DatePicker.RangePicker
      className="bw-date-range"
      classNames={{ popup: { root: 'bw-date-range-popup' } }}
      aria-label={label}
      id={{ start: `${label} vanaf`, end: `${label} tot en met` }}
      format={FORMATS}
      value={[toDay(value.from), toDay(value.to)]}
      onChange={(days) =>
        onChange({ from: toIsoDate(days?.[0]) ?? '', to: toIsoDate(days?.[1]) ?? '' })
      }
      allowEmpty={[true, true]}
      presets={presetPeriods(today()).map(({ label, period }) => ({
        label,
        value: [dayjs(period.from), dayjs(period.to)],
      }))}
    />
  );
}

const toDay = (date: IsoDate) => (date ? dayjs(date) : null);
