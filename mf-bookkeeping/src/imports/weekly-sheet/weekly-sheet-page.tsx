import { ImportListPage } from '../import-list-page';
import { texts } from './texts';
import { WeeklySheetImport } from './weekly-sheet-import';

/** /administration/praxis */
export const WeeklySheetPage = () => (
  <ImportListPage type="weekly_sheet" title={texts.title}>
    <WeeklySheetImport />
  </ImportListPage>
);
