import * as contract from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import type { App } from '../../../platform/app';
import { serve } from '../../../platform/http/serve';
import { drawPapers } from '../papers/draw-papers';
import { checkWeeklySheet } from './check-weekly-sheet';
import { importWeeklySheet } from './import-weekly-sheet';
import { paperOfWeek } from './paper-of-week';
import { readWeeklySheet } from './read-weekly-sheet';
import { weeklySheetTemplate } from './weekly-sheet-template';

export function weeklySheetRoutes(app: App) {
  serve(app, contract.checkWeeklySheet, {
    prepare: ({ body, files }, { signal }) => readWeeklySheet(body.date, files, signal),
    handle: ({ prepared }, call) => checkWeeklySheet(call, prepared),
  });
  serve(app, contract.importWeeklySheet, {
    prepare: async ({ body, files }, call) => {
      const sheet = await readWeeklySheet(body.date, files, call.signal);
      const isRefused = sheet.check.errors.length > 0;
      const [paper = null] = isRefused ? [] : await drawPapers([paperOfWeek(sheet)], call);
      return { sheet, paper };
    },
    handle: ({ prepared }, call) => importWeeklySheet(call, prepared.sheet, prepared.paper),
  });
  serve(app, contract.weeklySheetTemplate, () => weeklySheetTemplate());
}
