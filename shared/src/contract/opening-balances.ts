import * as v from 'valibot';
import { endpoint, FileReply } from './endpoint';
import { ImportReply, importChoices, importUpload, XLSX } from './sheet-import';

const choices = v.object({ columns: importChoices.columns });

export const checkOpeningBalances = endpoint({
  summary:
    'What importing a CSV or Excel file of invoices that another program sent and that are still open would do; stores nothing',
  method: 'POST',
  path: '/invoicing/v1/opening-balances/import/check',
  right: 'invoicing',
  isReadOnly: true,
  body: choices,
  upload: importUpload,
  reply: ImportReply,
});

export const importOpeningBalances = endpoint({
  summary:
    'Add invoices that another program sent and that are still open, from a CSV or Excel file: they can be paid and reminded of, and are no turnover. Rows with a number that is there already are skipped; those that are wrong are told',
  method: 'POST',
  path: '/invoicing/v1/opening-balances/import',
  right: 'invoicing',
  body: choices,
  upload: importUpload,
  reply: ImportReply,
});

export const openingBalanceTemplate = endpoint({
  summary: 'An Excel file with the columns of an import of open invoices, and an example',
  method: 'GET',
  path: '/invoicing/v1/opening-balances/import/template.xlsx',
  right: 'invoicing',
  produces: XLSX,
  reply: FileReply,
});
