import type { RouteObject } from '@boekwerk/shared/router';

export const routes: RouteObject[] = [{ path: '/administration/praxis', lazy: weeklySheetPage }];

async function weeklySheetPage() {
  const { WeeklySheetPage } = await import('./weekly-sheet-page');
  return { Component: WeeklySheetPage };
}
