import type {
  getInvoiceStats as contract,
  InvoiceStats,
} from '@boekwerk/shared/contract/dashboard';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import {
  CONCEPT_STATUSES,
  OPEN_STATUSES,
  SENT_STATUSES,
  statusesOf,
} from '@boekwerk/shared/domain/invoice/invoice-status';
import { and, desc, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice, recurrence } from '../../platform/database/schema/invoicing';
import { party_tally, relation } from '../../platform/database/schema/relations';
import type { Call } from '../../platform/http/call';
import { HAS_SENT_CREDIT } from '../credits/store';
import { countAll } from '../list/count-all';
import { isOwed } from '../list/tabs';
import { tallied } from '../list/tallied';

type Context = Pick<Call, 'db' | 'caller'>;
type Period = CheckedInputOf<typeof contract>['query'];

const LATEST = 3;

/** The counters of the dashboard over a period, from the tally; they add up to the lists behind them. */
export async function getInvoiceStats(
  { db, caller }: Context,
  period: Period,
): Promise<InvoiceStats> {
  const { relation_id } = caller;
  const repeating = and(eq(recurrence.relation_id, relation_id), eq(recurrence.active, true));
  return {
    ...(await sumTally(db, relation_id, period)),
    recurrences: await db.$count(recurrence, repeating),
    has_invoices: (await countAll(db, relation_id)) > 0,
    relation_count: await countCustomers(db, relation_id),
    last_invoices: await latestInvoices(db, relation_id),
    last_relations: await latestRelations(db, relation_id),
    without_pdf: await invoicesWithoutPdf(db, relation_id),
  };
}

/**
 * Receivable is what is open: the total of sent invoices less payments and credits. It is expired after its due date.
 * A credit itself is never open; repayments of credits are subtracted from what was paid.
 */
async function sumTally(db: Queries, relation_id: number, { start, end }: Period) {
  const isOpen = sql`status in ${OPEN_STATUSES}`;
  const isPastDue = sql`due_date < ${today()}`;
  const sums = {
    invoices_concept: sumWhere('invoices', sql`status in ${CONCEPT_STATUSES}`),
    invoices_open: sumWhere('invoices', isOwed()),
    invoices_sent: sumWhere('invoices', sql`status in ${SENT_STATUSES}`),
    invoices_expired: sumWhere('invoices', sql`${isOpen} and ${isPastDue}`),
    total_expired: sumWhere('open_amount', isPastDue),
    total_not_expired: sumWhere('open_amount', sql`not ${isPastDue}`),
    total_open: sumWhere('open_amount', sql`true`),
    total_paid: sumWhere('amount_paid', sql`true`),
  };
  const columns = Object.entries(sums).map(([name, sum]) => sql`${sum} as ${sql.identifier(name)}`);
  const { rows } = await db.execute<Record<keyof typeof sums, number>>(
    sql`select ${sql.join(columns, sql`, `)} from ${tallied(relation_id, { from: start, to: end })}`,
  );
  return rows[0] as (typeof rows)[number];
}

/** As a number: sums of cents fit. */
const sumWhere = (column: 'invoices' | 'open_amount' | 'amount_paid', which: SQL) =>
  sql`coalesce(sum(${sql.identifier(column)}) filter (where ${which}), 0)::float8`;

const latestInvoices = (db: Queries, relation_id: number) =>
  db
    .select({
      id: invoice.id,
      invoice_number: invoice.invoice_number,
      customer_name: invoice.customer_name,
      to_relation: { id: relation.id, name: relation.party_name },
      date: invoice.date,
      status: invoice.status,
      expiration_date: invoice.expiration_date,
      is_credit: invoice.is_credit,
      total: invoice.total,
      total_ex_tax: invoice.total_ex_tax,
      amount_paid: invoice.amount_paid,
      credited: invoice.credited,
      has_sent_credit: HAS_SENT_CREDIT,
      open_amount: invoice.open_amount,
    })
    .from(invoice)
    .innerJoin(relation, eq(relation.id, invoice.to_relation_id))
    .where(
      and(eq(invoice.relation_id, relation_id), notInArray(invoice.status, statusesOf('template'))),
    )
    .orderBy(desc(invoice.date), desc(invoice.id))
    .limit(LATEST);

const MOST_WITHOUT_PDF = 10;

async function invoicesWithoutPdf(db: Queries, relation_id: number) {
  const rows = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.relation_id, relation_id), isNotNull(invoice.pdf_failed_at)))
    .orderBy(invoice.pdf_failed_at)
    .limit(MOST_WITHOUT_PDF);
  return rows.map((row) => ({ id: row.id, invoice_number: shownNumber(row) }));
}

async function countCustomers(db: Queries, relation_id: number): Promise<number> {
  const [sum] = await db
    .select({ all: sql`coalesce(sum(${party_tally.customers}), 0)`.mapWith(Number) })
    .from(party_tally)
    .where(and(eq(party_tally.owner_relation_id, relation_id), eq(party_tally.active, 1)));
  return sum?.all ?? 0;
}

const latestRelations = (db: Queries, relation_id: number) =>
  db
    .select({ id: relation.id, name: relation.party_name })
    .from(relation)
    .where(and(eq(relation.owner_relation_id, relation_id), eq(relation.active, 1)))
    .orderBy(desc(relation.id))
    .limit(LATEST);
