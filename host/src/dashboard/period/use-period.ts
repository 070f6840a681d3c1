import {
  type DashboardPeriod,
  type Days,
  dashboardPeriods,
  daysOf,
  daysOfMonth,
  defaultDashboardPeriod,
} from '@boekwerk/shared/domain/dates/dashboard-period';
import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import type { QueryState } from '@boekwerk/shared/ui/states';
import { useState } from 'react';
import { useLastExport } from '../queries';

export type PeriodState = ReturnType<typeof usePeriod>;

/** The period that the dashboard shows, and how to choose another; it is forgotten on leaving the page. */
export function usePeriod() {
  const hasConnection = useSession(({ relation }) => relation?.has_connection ?? false);
  const isExported = useMay('sinceLastExport');
  const periods = dashboardPeriods({ hasConnection, isExported });
  const [last, setPeriod] = useState<DashboardPeriod | null>(null);
  // What is offered may have changed since: the office was linked, or the firm has left.
  const period =
    last !== null && periods.includes(last) ? last : defaultDashboardPeriod(hasConnection);
  const [chosen, setChosen] = useState<Days>({ start: '', end: '' });
  const lastExport = useLastExport(period === 'sinceLastExport');

  const isUnknown = period === 'sinceLastExport' && lastExport.data === undefined;

  const choose = (next: DashboardPeriod) => {
    if (next === 'customMonth') setChosen(thisMonth());
    setPeriod(next);
  };
  return {
    period,
    periods,
    choose,
    chosen,
    setChosen,
    /** Null while it is not known yet. */
    days: isUnknown ? null : daysIn(),
    /** The query that is needed to know it, when that failed. */
    failed: isUnknown && lastExport.isError ? withoutData(lastExport) : null,
  };

  function daysIn(): Days {
    return daysOf(period, { today: today(), chosen, lastExport: lastExport.data ?? null });
  }
}

const withoutData = ({ error, isFetching, refetch }: QueryState<unknown>) => ({
  data: undefined,
  error,
  isFetching,
  refetch,
});

const thisMonth = () => daysOfMonth(yearOf(today()), Number(today().slice(5, 7)));
