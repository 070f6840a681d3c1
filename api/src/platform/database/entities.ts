import type { Entity } from '@boekwerk/shared/contract/endpoint';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accounting_task, ledger_account } from './schema/accounting';
import { booking_rule } from './schema/bookings';
import { booking_item } from './schema/bookkeeping';
import { invoice_prefix, product } from './schema/invoice-settings';
import { invoice, recurrence } from './schema/invoicing';
import { project } from './schema/projects';
import { relation } from './schema/relations';

type EntityTable = {
  table: PgTable;
  id: PgColumn;
  /** Says whose it is. */
  company: PgColumn;
  updated_at: PgColumn;
};

const entityTable = (
  table: PgTable & { id: PgColumn; updated_at: PgColumn },
  company: PgColumn,
): EntityTable => ({ table, id: table.id, company, updated_at: table.updated_at });

/** For a thing that is not found by id and company alone: how a stale write is detected. */
type ByItsCall =
  /** Calls only add and remove it. */
  | 'never changed'
  /** Its call loads the row itself and compares there. */
  | 'compared by its call';

/** Where the things are that a call names by id. */
export const ENTITIES: Record<Entity, EntityTable | ByItsCall> = {
  accountingTask: entityTable(accounting_task, accounting_task.relation_id),
  attachment: 'never changed',
  bookingItem: entityTable(booking_item, booking_item.relation_id),
  bookingRule: entityTable(booking_rule, booking_rule.relation_id),
  client: entityTable(relation, relation.owner_relation_id),
  costCentre: entityTable(ledger_account, ledger_account.relation_id),
  /** The firm's, also from inside a client. */
  credentials: 'compared by its call',
  debtorOrCreditor: entityTable(ledger_account, ledger_account.relation_id),
  device: 'never changed',
  enterprise: 'compared by its call',
  import: 'never changed',
  invoice: entityTable(invoice, invoice.relation_id),
  journal: entityTable(ledger_account, ledger_account.relation_id),
  ledger: entityTable(ledger_account, ledger_account.relation_id),
  membership: 'never changed',
  moveTarget: 'compared by its call',
  party: 'compared by its call',
  /** Its name is what was said last. */
  passkey: 'compared by its call',
  prefix: entityTable(invoice_prefix, invoice_prefix.relation_id),
  product: entityTable(product, product.relation_id),
  project: entityTable(project, project.relation_id),
  projectLedger: entityTable(ledger_account, ledger_account.relation_id),
  recurrence: entityTable(recurrence, recurrence.relation_id),
  /** The own company. */
  relation: entityTable(relation, relation.id),
  session: 'never changed',
  shortcut: 'compared by its call',
  user: 'compared by its call',
  vatCode: entityTable(ledger_account, ledger_account.relation_id),
};
