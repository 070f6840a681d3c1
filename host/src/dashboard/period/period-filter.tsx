import { type DashboardPeriod, periodLabel } from '@boekwerk/shared/domain/dates/dashboard-period';
import { DateRangeInput } from '@boekwerk/shared/ui/date-range';
import { texts } from '../texts';
import { Choice } from './choice';
import { MonthChoice } from './month-choice';
import './period.css';
import type { PeriodState } from './use-period';

/** Chooses the period of the figures; for a period of one's own, its days or its month as well. */
export function PeriodFilter({ period: state }: { period: PeriodState }) {
  const { period, periods, choose, chosen, setChosen } = state;
  return (
    <>
      <Choice
        label={texts.period.label}
        value={period}
        options={periods.map((value) => ({ value, label: periodLabel(value) }))}
        // The options are the periods.
        onChange={(value) => choose(value as DashboardPeriod)}
      />
      {period === 'customMonth' && <MonthChoice chosen={chosen} onChange={setChosen} />}
      {period === 'custom' && (
        <DateRangeInput
          label={texts.period.custom}
          value={{ from: chosen.start, to: chosen.end }}
          onChange={({ from, to }) => setChosen({ start: from, end: to })}
        />
      )}
    </>
  );
}
