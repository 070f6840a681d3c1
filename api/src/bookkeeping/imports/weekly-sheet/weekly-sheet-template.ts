import { writeWorkbook } from '../../../platform/spreadsheets/write-workbook';
import { ROW_KINDS } from './known-rows';
import { WEEKLY_SHEET_TEXTS as TEXTS } from './texts';

/** A workbook to fill in: the header, and each row that is known. */
export async function weeklySheetTemplate() {
  const { kind, code, total } = TEXTS.columns;
  const header = [kind, code, ...TEXTS.ofDay, total];
  const rows = ROW_KINDS.map((name) => [name, ...header.slice(1).map(() => '')]);
  const widths = header.map((_, at) => (at === 0 ? 26 : 11));
  const content = await writeWorkbook([
    { name: TEXTS.template.sheet, widths, portions: [[header, ...rows]] },
  ]);
  return { name: TEXTS.template.name, content };
}
