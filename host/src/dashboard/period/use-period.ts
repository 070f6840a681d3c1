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
import { useState } from 'react';
import { useLastExport } from '../queries';

export type PeriodState = ReturnType<typeof usePeriod>;

/** The period that the dashboard shows, and how to choose another; it is forgotten on leaving the page. */
export function usePeriod() {
  const isConnected = useSession(({ relation }) => relation?.is_connected ?? false);
  const isExported = useMay('sinceLastExport');
  const [period, setPeriod] = useState(() => defaultDashboardPeriod(isConnected));
  const [chosen, setChosen] = useState<Days>({ start: '', end: '' });
  const lastExport = useLastExport(period === 'sinceLastExport');

  const choose = (next: DashboardPeriod) => {
    if (next === 'customMonth') setChosen(thisMonth());
    setPeriod(next);
  };
  return {
    period,
    periods: dashboardPeriods({ isConnected, isExported }),
    choose,
    chosen,
    setChosen,
    /** Null while it is not known yet. */
    days: lastExport.isPending && period === 'sinceLastExport' ? null : daysIn(),
    error: period === 'sinceLastExport' ? lastExport.error : null,
    isFetching: lastExport.isFetching,
    retry: () => void lastExport.refetch(),
  };

  function daysIn(): Days {
    return daysOf(period, { today: today(), chosen, lastExport: lastExport.data ?? null });
  }
}

const thisMonth = () => daysOfMonth(yearOf(today()), Number(today().slice(5, 7)));
