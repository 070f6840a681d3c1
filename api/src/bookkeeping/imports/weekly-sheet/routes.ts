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
    prepare: ({ body, files }) => readWeeklySheet(body.date, files),
    handle: ({ prepared }, call) => checkWeeklySheet(call, prepared),
  });
  serve(app, contract.importWeeklySheet, {
    prepare: async ({ body, files }, { newFolder }) => {
      const sheet = await readWeeklySheet(body.date, files);
      const isRefused = sheet.check.errors.length > 0;
      const [paper = null] = isRefused ? [] : await drawPapers([paperOfWeek(sheet)], newFolder);
      return { sheet, paper };
    },
    handle: ({ prepared }, call) => importWeeklySheet(call, prepared.sheet, prepared.paper),
  });
  serve(app, contract.weeklySheetTemplate, () => weeklySheetTemplate());
}
