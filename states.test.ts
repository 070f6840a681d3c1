import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { isTest, sourceFiles } from './tools/source-files.mjs';

/** Where states of invoices and documents are read. */
const READERS = [
  ...['api/src/invoicing/', 'api/src/bookkeeping/', 'mf-invoicing/src/', 'mf-bookkeeping/src/'],
  ...['api/src/platform/database/schema/invoicing.ts', 'host/src/dashboard/'],
  'api/src/platform/database/schema/bookkeeping.ts',
  'api/src/platform/database/schema/bookings.ts',
];

/** `status === 5`, and in SQL `status in (5, 6)`; an answer of a call has three digits. */
const BY_NUMBER = /\bstatus"?\)?\s*(?:[!=]==?|=|<>|(?:not )?in)\s*\(?\d\b(?!\d)/i;
/** `status >= InvoiceStatus.sent`, and `gte(invoice.status, …)`. */
const IN_ORDER =
  /\bstatus\}?\s*[<>]=?\s*\$?\{?(?:Invoice|Document)Status|\b[gl]te?\(\s*[\w.]*\bstatus\b/;

const strays = (shape: RegExp) =>
  sourceFiles
    .filter((file) => READERS.some((reader) => file.startsWith(reader)) && !isTest(file))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (shape.test(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
    );

describe('states', () => {
  it('are called by the name that the domain gives them, never by number', () => {
    expect(strays(BY_NUMBER)).toEqual([]);
  });

  it('are never more or less than another: a new one has the next number, whatever it means', () => {
    expect(strays(IN_ORDER)).toEqual([]);
  });
});
