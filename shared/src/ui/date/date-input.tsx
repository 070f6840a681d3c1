import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/nl';
import type { Ref } from 'react';
import { FIRST_DATE, type IsoDate, LAST_DATE } from '../../domain/dates';
import type { ControlProps } from '../fields/field-frame';
import './date.css';

dayjs.locale('nl');

type Props = Partial<ControlProps> & {
  /** Empty is null or ''. */
  value: IsoDate | null | undefined;
  onChange: (date: IsoDate | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the component's ref type is not exported
  ref?: Ref<any>;
  'aria-label'?: string;
};

/** A day of the calendar, typed or picked. */
export function DateInput({ value, onChange, placeholder = 'dd-mm-jjjj', ...control }: Props) {
  return (
    <DatePicker
      {...control}
      className="bw-date"
      format={FORMATS}
      placeholder={placeholder}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange(toIsoDate(day))}
      minDate={dayjs(FIRST_DATE)}
      maxDate={dayjs(LAST_DATE)}
    />
  );
}

/** Shown as the first, typed as any of them. */
export const FORMATS = ['DD-MM-YYYY', 'D-M-YYYY', 'DDMMYYYY', 'D/M/YYYY', 'D-M-YY', 'YYYY-MM-DD'];

export const toIsoDate = (day: dayjs.Dayjs | null | undefined): IsoDate | null =>
  day?.format('YYYY-MM-DD') ?? null;
