import { getTableColumns, type Table } from 'drizzle-orm';
import { booking_import, booking_item } from '../../platform/database/schema/bookkeeping';
import { attachment, payment } from '../../platform/database/schema/invoice-records';
import {
  invoice_prefix,
  invoice_template,
  product,
} from '../../platform/database/schema/invoice-settings';
import { invoice, recurrence } from '../../platform/database/schema/invoicing';
import { project } from '../../platform/database/schema/projects';
import { person, relation, relation_user } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';

const columnsOf = (...tables: Table[]): string[] =>
  tables.flatMap((table) => Object.keys(getTableColumns(table)));

/** What actions record as it is stored, and the columns that it has. */
export const RECORDED: { readonly [entity: string]: readonly string[] } = {
  invoice: columnsOf(invoice),
  payment: columnsOf(payment),
  attachment: columnsOf(attachment),
  recurrence: columnsOf(recurrence),
  invoice_prefix: columnsOf(invoice_prefix),
  invoice_template: columnsOf(invoice_template),
  relation: columnsOf(relation, person),
  relation_user: columnsOf(relation_user),
  user: columnsOf(user),
  product: columnsOf(product),
  booking_item: columnsOf(booking_item),
  booking_import: columnsOf(booking_import),
  project: columnsOf(project),
};
