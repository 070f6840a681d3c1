import { writeWorkbook } from '../../../platform/spreadsheets/write-workbook';
import { COLUMN_NAMES, VAT_TEXTS as TEXTS } from './texts';

/** A workbook to fill in: the header, with examples. */
export async function vatImportTemplate() {
  const header = Object.values(COLUMN_NAMES).map(([name]) => name);
  const rows = [header, ...TEXTS.template.examples.map((cells) => [...cells])];
  const widths = header.map(() => 18);
  const content = await writeWorkbook([{ name: TEXTS.template.sheet, widths, portions: [rows] }]);
  return { name: TEXTS.template.name, content };
}
