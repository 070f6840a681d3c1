import * as v from 'valibot';
import { relationState } from './customers';
import { endpoint, FileReply } from './endpoint';
import { searchText } from './lists';
import { ImportReply, importChoices, importUpload, XLSX } from './sheet-import';

export const checkRelationImport = endpoint({
  summary: 'What importing a CSV or Excel file of relations would do; stores nothing',
  method: 'POST',
  path: '/relations/v1/clients/import/check',
  right: 'addRelations',
  isReadOnly: true,
  body: v.object(importChoices),
  upload: importUpload,
  reply: ImportReply,
});

export const importRelations = endpoint({
  summary:
    'Add and change relations from a CSV or Excel file: all rows in which nothing is wrong; those that are wrong are told, and none is stored of a file that is',
  method: 'POST',
  path: '/relations/v1/clients/import',
  right: 'addRelations',
  body: v.object({
    ...importChoices,
    /** Of pages that were loaded before `existing` could be chosen: 'true' is `add`. */
    accept_alike: v.optional(v.picklist(['true', 'false']), 'false'),
  }),
  upload: importUpload,
  reply: ImportReply,
});

const exportAs = (kind: 'csv' | 'xlsx', produces: string) =>
  endpoint({
    summary: `The relations that fit a search as ${kind}, with the columns that an import reads`,
    method: 'GET',
    path: `/relations/v1/clients/export.${kind}`,
    right: 'editRelations',
    query: v.object({
      search: searchText,
      state: relationState,
    }),
    produces,
    reply: FileReply,
  });

export const exportRelationsCsv = exportAs('csv', 'text/csv');
export const exportRelationsXlsx = exportAs('xlsx', XLSX);

export const relationImportTemplate = endpoint({
  summary: 'An Excel file with the columns of an import, and an example',
  method: 'GET',
  path: '/relations/v1/clients/import/template.xlsx',
  right: 'addRelations',
  produces: XLSX,
  reply: FileReply,
});
