import * as v from 'valibot';
import { endpoint, FileReply } from './endpoint';
import { ImportReply, importChoices, importUpload, XLSX } from './sheet-import';

export const checkProductImport = endpoint({
  summary: 'What importing a CSV or Excel file of products would do; stores nothing',
  method: 'POST',
  path: '/invoicing/v1/products/import/check',
  right: 'invoicing',
  isReadOnly: true,
  body: v.object(importChoices),
  upload: importUpload,
  reply: ImportReply,
});

export const importProducts = endpoint({
  summary:
    'Add and change products from a CSV or Excel file: all rows in which nothing is wrong; those that are wrong are told, and none is stored of a file that is',
  method: 'POST',
  path: '/invoicing/v1/products/import',
  right: 'invoicing',
  body: v.object(importChoices),
  upload: importUpload,
  reply: ImportReply,
});

export const productImportTemplate = endpoint({
  summary: 'An Excel file with the columns of an import of products, and an example',
  method: 'GET',
  path: '/invoicing/v1/products/import/template.xlsx',
  right: 'invoicing',
  produces: XLSX,
  reply: FileReply,
});
