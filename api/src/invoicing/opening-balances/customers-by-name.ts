import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { asCompared } from '../../platform/sheet-import/as-compared';
import { cellText } from '../../platform/sheet-import/cell-text';
import { findLayout } from '../../platform/sheet-import/layout';
import { rowsBelow } from '../../platform/sheet-import/spreadsheet-rows';
import type { Spreadsheet } from '../../platform/spreadsheets/cell';
import type { StoredRelation } from '../store';
import { OPENING_BALANCE_COLUMNS } from './columns';

/** The customers by how a file may call them, their name or an e-mail address; several may have the same. */
export type CustomersByName = ReadonlyMap<string, readonly StoredRelation[]>;

/** What stands in the column of the customer, each once. */
export function customersIn(
  { cells }: Spreadsheet,
  columns: readonly string[] | undefined,
): string[] {
  const layout = findLayout(cells, OPENING_BALANCE_COLUMNS, columns);
  const at = layout?.places.find(({ column }) => column.field === 'customer')?.at;
  if (!layout || at === undefined) return [];
  const texts = rowsBelow(cells, layout.header).map((row) => cellText(row.cells[at]));
  return [...new Set(texts.flatMap((text) => (typeof text === 'string' ? asCompared(text) : [])))];
}

export function customersByName(customers: readonly StoredRelation[]): CustomersByName {
  const byName = new Map<string, StoredRelation[]>();
  for (const customer of customers) {
    const { email, general_email } = customer;
    const names = [partyName(customer), email, general_email].map(asCompared);
    for (const name of new Set(names.filter(Boolean))) {
      const there = byName.get(name);
      if (there) there.push(customer);
      else byName.set(name, [customer]);
    }
  }
  return byName;
}
