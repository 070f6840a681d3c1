import type { PageRoute } from '@boekwerk/shared/router';

export const routes: Record<string, PageRoute> = {
  administration_praxis: { lazy: weeklySheetPage },
  administration_praxis_btw: { lazy: vatImportPage },
};

async function weeklySheetPage() {
  const { WeeklySheetPage } = await import('./weekly-sheet/weekly-sheet-page');
  return { Component: WeeklySheetPage };
}

async function vatImportPage() {
  const { VatImportPage } = await import('./vat/vat-import-page');
  return { Component: VatImportPage };
}
