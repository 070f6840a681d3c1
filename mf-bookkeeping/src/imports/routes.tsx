import type { PageRoute } from '@boekwerk/shared/router';

export const routes: Record<string, PageRoute> = {
  administration_praxis: { lazy: weeklySheetPage },
};

async function weeklySheetPage() {
  const { WeeklySheetPage } = await import('./weekly-sheet/weekly-sheet-page');
  return { Component: WeeklySheetPage };
}
