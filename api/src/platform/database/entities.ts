import type { Entity } from '@boekwerk/shared/contract/endpoint';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { booking_item, ledger_account } from './schema/bookkeeping';
import { invoice_prefix, product } from './schema/invoice-settings';
import { invoice, recurrence } from './schema/invoicing';
import { relation } from './schema/relations';

export type EntityPlace = {
  table: PgTable;
  id: PgColumn;
  /** Says whose it is. */
  company: PgColumn;
  updated_at: PgColumn;
};

const place = (
  table: PgTable & { id: PgColumn; updated_at: PgColumn },
  company: PgColumn,
): EntityPlace => ({ table, id: table.id, company, updated_at: table.updated_at });

/** Where the things are that a call names by id. What has no table yet is not listed. */
export const ENTITIES: Partial<Record<Entity, EntityPlace>> = {
  bookingItem: place(booking_item, booking_item.relation_id),
  client: place(relation, relation.owner_relation_id),
  costCentre: place(ledger_account, ledger_account.relation_id),
  invoice: place(invoice, invoice.relation_id),
  ledgerAccount: place(ledger_account, ledger_account.relation_id),
  prefix: place(invoice_prefix, invoice_prefix.relation_id),
  product: place(product, product.relation_id),
  recurrence: place(recurrence, recurrence.relation_id),
  /** The own company. */
  relation: place(relation, relation.id),
};
