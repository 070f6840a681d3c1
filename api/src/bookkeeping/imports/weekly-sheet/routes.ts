import * as contract from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import type { App } from '../../../platform/app';
import { serve } from '../../../platform/http/serve';
import { checkWeeklySheet } from './check-weekly-sheet';

export function weeklySheetRoutes(app: App) {
  serve(app, contract.checkWeeklySheet, {
    prepare: ({ body, files }) => checkWeeklySheet(body.date, files),
    handle: async ({ prepared }) => prepared,
  });
}
