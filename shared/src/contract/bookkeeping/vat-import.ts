import * as v from 'valibot';
import { endpoint, FileReply } from '../endpoint';
import { XLSX } from '../sheet-import';
import { ImportRemark, SheetView, sheetUpload } from './imports';

/** Rows of one sheet. */
export const MAX_VAT_ROWS = 5_000;

const asked = { right: 'imports', upload: sheetUpload } as const;

/** What a sheet of invoices comes to. With an error nothing is stored. */
const VatImport = v.object({
  /** The first 200 of each, and how many there are. */
  errors: v.array(ImportRemark),
  errors_count: v.number(),
  warnings: v.array(ImportRemark),
  warnings_count: v.number(),
  /** How many documents are, or would be, made: purchases and sales; and how many invoices are there already. */
  purchases: v.number(),
  sales: v.number(),
  skipped: v.number(),
  sheet: SheetView,
});

export const checkVatImport = endpoint({
  summary: 'What importing a sheet of invoices would do; stores nothing',
  method: 'POST',
  path: '/administrations/v1/importPdf/check',
  isReadOnly: true,
  ...asked,
  reply: VatImport,
});

export const importVat = endpoint({
  summary:
    'Make a document with a PDF of each invoice in a sheet of rows per rate of VAT, or with an error in the reply nothing',
  method: 'POST',
  path: '/administrations/v1/importPdf',
  ...asked,
  reply: VatImport,
});

export const vatImportTemplate = endpoint({
  summary: 'An Excel file with the columns of a sheet of invoices',
  method: 'GET',
  path: '/administrations/v1/importPdf/template.xlsx',
  right: 'imports',
  produces: XLSX,
  reply: FileReply,
});
