import type { InvoiceQuery, InvoiceTab } from '@boekwerk/shared/contract/invoicing';
import { today } from '@boekwerk/shared/domain/dates/dates';
import {
  CONCEPT_STATUSES,
  InvoiceStatus,
  OPEN_STATUSES,
  statusesOf,
} from '@boekwerk/shared/domain/invoice/invoice-status';
import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { hasWords } from '../../platform/database/search-words';

/**
 * Which rows a tab shows, in the columns that `invoice` and `invoice_tally` both have. The tab Vervallen
 * leaves out what is partly paid; the filter of that name does not. Whether a template is active is not in these
 * columns: see {@link isActiveTemplate}.
 */
export function isInTab(tab: InvoiceTab): SQL {
  const conditions: Record<InvoiceTab, SQL> = {
    all: sql`status not in ${statusesOf('template')}`,
    concept: sql`status in ${CONCEPT_STATUSES}`,
    sent: sql`status in ${OPEN_STATUSES}`,
    expired: sql`(status = ${InvoiceStatus.sent} and due_date < ${today()})`,
    paid: sql`status in ${statusesOf('paid')}`,
    recurring: sql`status in ${statusesOf('template')}`,
  };
  return conditions[tab];
}

/** The templates of the company's active recurrences: the tab Herhaalfacturen, which no filter but the search narrows. */
export const isActiveTemplate = (relation_id: number): SQL =>
  sql`id in (select base_invoice_id from recurrence where relation_id = ${relation_id} and active)`;

/** Rows of `invoice` that hold every word of a search. */
export const matchesSearch = (search: string): SQL | undefined =>
  and(...hasWords(sql`search_text`, search));

export type Filters = Pick<InvoiceQuery, 'from' | 'to' | 'expired'>;

/** The company's rows that fit the filters, whatever the tab; in columns that `invoice` and `invoice_tally` have. */
export const matchesFilters = (
  relation_id: number | Placeholder,
  { from, to, expired }: Filters,
): SQL =>
  sql.join(
    [
      sql`relation_id = ${relation_id}`,
      ...(from ? [sql`date >= ${from}`] : []),
      ...(to ? [sql`date <= ${to}`] : []),
      ...(expired === 'all' ? [] : [matchesExpired(expired)]),
    ],
    sql` and `,
  );

/** The company's rows of a tab that fit the filters; in columns that both tables have. */
export const isInList = (
  relation_id: number | Placeholder,
  query: Filters & { tab: InvoiceTab },
): SQL => sql`${matchesFilters(relation_id, query)} and ${isInTab(query.tab)}`;

/** Sent, and still open; credits and fully credited invoices are not. */
export const isOwed = (): SQL => sql`(status in ${OPEN_STATUSES} and due_date < 'infinity')`;

const overdue = () => sql`(due_date < ${today()})`;

/** Of what was sent and is not paid, only what is open still. */
const notOverdue = () =>
  sql`(not ${overdue()} and (status not in ${OPEN_STATUSES} or ${isOwed()}))`;

/** The rows that the filter on expired invoices passes; in columns that every tally has too. */
export function matchesExpired(expired: Filters['expired']): SQL {
  const conditions = { all: () => sql`true`, expired: overdue, not_expired: notOverdue };
  return conditions[expired]();
}
