import {
  type Days,
  daysOfMonth,
  yearsToChoose,
} from '@boekwerk/shared/domain/dates/dashboard-period';
import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { texts } from '../texts';
import { Choice } from './choice';

type Props = { chosen: Days; onChange: (days: Days) => void };

/** A month of the last five years. */
export function MonthChoice({ chosen: { start }, onChange }: Props) {
  const year = yearOf(start);
  const month = Number(start.slice(5, 7));
  return (
    <>
      <Choice
        label={texts.period.month}
        value={String(month)}
        options={MONTHS}
        onChange={(value) => onChange(daysOfMonth(year, Number(value)))}
      />
      <Choice
        label={texts.period.year}
        value={String(year)}
        options={yearsToChoose(today()).map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(value) => onChange(daysOfMonth(Number(value), month))}
      />
    </>
  );
}

const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' });

const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1),
  label: monthName.format(Date.UTC(2000, month, 1)),
}));
