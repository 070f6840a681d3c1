import type { Party } from '@boekwerk/shared/contract/invoice';
import {
  type InvoiceStatus,
  OPEN_STATUSES,
  SENT_STATUSES,
} from '@boekwerk/shared/domain/invoice/invoice-status';
import type { RecurrenceType } from '@boekwerk/shared/domain/invoice/recurrence';
import type { Unit } from '@boekwerk/shared/domain/invoice/unit';
import type { TaxId } from '@boekwerk/shared/domain/vat/vat';
import type { TurnoverBox } from '@boekwerk/shared/domain/vat/vat-box';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ledger_account } from './accounting';
import {
  day,
  dictionaryText,
  euro,
  euroSum,
  idInCompany,
  instant,
  percentage,
  stamps,
} from './columns';
import { product } from './invoice-settings';
import { ofFile, relation } from './relations';

/** What is sent and not fully paid. */
const IS_OWED = `status IN (${OPEN_STATUSES.join(', ')}) AND NOT is_credit`;
const OWED = 'GREATEST(total - amount_paid - credited, 0)';
/** Of an invoice of less than nothing, what is still to be given back. */
const OPEN = `CASE WHEN total < 0 THEN LEAST(total - amount_paid - credited, 0) ELSE ${OWED} END`;

const DUE = `CASE WHEN NOT (${IS_OWED}) THEN DATE 'infinity' WHEN ${OWED} > 0 THEN expiration_date WHEN ${OPEN} < 0 THEN DATE '9999-12-31' ELSE DATE 'infinity' END`;

export const invoice = pgTable(
  'invoice',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    to_relation_id: integer().notNull(),
    status: smallint().$type<InvoiceStatus>().notNull(),
    /** As shown, `2026-0001`; empty until the invoice is sent. */
    invoice_number: text(),
    prefix: text(),
    number_year: smallint(),
    /** The running number within prefix and year; 0 of an opening balance, which is in no series of ours. */
    prefix_id: integer(),
    date: day().notNull(),
    expiration_date: day().notNull(),
    delivery_date: day(),
    description: dictionaryText().notNull().default(''),
    reference: text().notNull().default(''),
    incl_tax: boolean().notNull().default(false),
    discount_percentage: percentage().notNull().default(0),
    discount_value: euro().notNull().default(0),
    total: euro().notNull(),
    total_ex_tax: euro().notNull(),
    amount_paid: euro().notNull().default(0),
    reminder_sent: smallint().notNull().default(0),
    is_credit: boolean().notNull().default(false),
    /**
     * Sent by another program before this one was used, with what was open of it then as its total. The tallies and
     * `invoice_vat` leave it out of turnover and VAT, which were declared there. It has no lines.
     */
    is_opening_balance: boolean().notNull().default(false),
    /** The invoice that a credit takes back. */
    credited_invoice_id: integer(),
    /** What sent credits take off. */
    credited: euro().notNull().default(0),
    /** What a credit gives back of what was paid when it was sent; the rest is taken off what was open. */
    given_back: euro(),
    /** What is still to be paid, less than nothing when it is to be given back; nothing of a credit. */
    open_amount: euro()
      .notNull()
      .generatedAlwaysAs(sql.raw(`CASE WHEN ${IS_OWED} THEN ${OPEN} ELSE 0 END`)),
    /**
     * When it must be paid; `infinity` once there is nothing to pay, and for an amount that is to be paid back: that
     * is open, but cannot become overdue.
     */
    due_date: day().notNull().generatedAlwaysAs(sql.raw(DUE)),
    /** How it comes back, or how the one did that it was made from. */
    recurrence_id: integer(),
    /** Which of the invoices of a recurrence it is, from 0; empty for the template. */
    occurrence: integer(),
    /** The period that a recurring invoice is about. */
    period_start: day(),
    period_end: day(),
    /** Both parties as they were when the invoice was sent. */
    from_party: jsonb().$type<Party>(),
    to_party: jsonb().$type<Party>(),
    /** The sender's logo as it was when the invoice was sent. */
    logo_file_id: uuid(),
    /** The PDF as sent: made once, the same bytes ever after. */
    pdf_file_id: uuid(),
    /** Since when the PDF cannot be made; empty once it is there. */
    pdf_failed_at: instant(),
    /** The UBL as sent, when it could be made. */
    ubl_file_id: uuid(),
    sent_at: instant(),
    /**
     * Of what was sent while the company's books were kept, or added to them later: whether it is a document there, or
     * waits for the job that makes it one.
     */
    in_books: text().$type<'waiting' | 'there'>(),
    /** Whether its amounts per kind of VAT are kept in `invoice_vat`, as they are of all that is sent. */
    has_vat_amounts: boolean().notNull().default(false),
    /** The customer's name, for sorting. */
    customer_name: dictionaryText().notNull(),
    /** Number, reference, subject, customer and line titles in lower case, for the search. */
    search_text: text().notNull().default(''),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('invoice_of_relation').on(table.relation_id, table.id),
    ofFile('invoice_logo', table.logo_file_id, table.relation_id),
    ofFile('invoice_pdf', table.pdf_file_id, table.relation_id),
    ofFile('invoice_ubl', table.ubl_file_id, table.relation_id),
    foreignKey({
      columns: [table.relation_id, table.to_relation_id],
      foreignColumns: [relation.owner_relation_id, relation.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.credited_invoice_id],
      foreignColumns: [table.relation_id, table.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.recurrence_id],
      foreignColumns: [recurrence.relation_id, recurrence.id],
    }),
    uniqueIndex('invoice_occurrence_once').on(
      table.recurrence_id,
      table.occurrence,
      table.relation_id,
    ),
    index('invoice_of_credited').on(table.credited_invoice_id),
    uniqueIndex('invoice_number_once')
      .on(table.relation_id, table.prefix, table.number_year, table.prefix_id)
      .where(sql`${table.prefix_id} is not null`),
    index('invoice_by_date').on(table.relation_id, table.date, table.id),
    index('invoice_by_status').on(table.relation_id, table.status, table.date, table.id),
    // With the state, as each tab leaves some out: else the row of each invoice that is passed is read.
    index('invoice_by_customer').on(
      ...[table.relation_id, table.customer_name, table.id, table.status],
    ),
    index('invoice_by_subject').on(table.relation_id, table.description, table.id, table.status),
    // With what the amount is made of as well, without which an index of an expression is not read alone.
    index('invoice_by_shown_total').on(
      table.relation_id,
      sql`(case when ${table.is_credit} then -${table.total} else ${table.total} end)`,
      ...[table.id, table.status, table.total, table.is_credit],
    ),
    // By the amount as it is stored, as processes of before sort.
    index('invoice_by_total').on(table.relation_id, table.total, table.id, table.status),
    index('invoice_by_number').on(table.relation_id, table.number_year, table.prefix_id, table.id),
    index('invoice_of_logo').on(table.logo_file_id),
    index('invoice_without_pdf')
      .on(table.relation_id, table.pdf_failed_at)
      .where(sql`${table.pdf_failed_at} is not null`),
    index('invoice_waiting_for_books')
      .on(table.relation_id, table.id)
      .where(sql`${table.in_books} = 'waiting'`),
    index('invoice_not_in_books')
      .on(table.relation_id, table.date)
      .where(sql`${table.in_books} is null and ${table.prefix_id} is not null`),
    index('invoice_without_vat_amounts')
      .on(table.relation_id, table.date)
      .where(sql.raw(`NOT has_vat_amounts AND status IN (${SENT_STATUSES.join(', ')})`)),
    index('invoice_search').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);

export const invoice_line = pgTable(
  'invoice_line',
  {
    id: idInCompany(),
    relation_id: integer().notNull(),
    invoice_id: integer().notNull(),
    position: integer().notNull(),
    product_id: integer(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Quantity, at most three decimals. */
    amount: numeric({ precision: 14, scale: 3, mode: 'number' }).notNull(),
    /** Price of one, in the price mode of the invoice. */
    value: euro().notNull(),
    tax_id: smallint().$type<TaxId>().notNull(),
    unit: smallint().$type<Unit>().notNull().default(0),
    discount_percentage: percentage().notNull().default(0),
    discount_value: euro().notNull().default(0),
    project_ledger_id: integer(),
    cost_place_ledger_id: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    foreignKey({
      columns: [table.relation_id, table.invoice_id],
      foreignColumns: [invoice.relation_id, invoice.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.relation_id, table.product_id],
      foreignColumns: [product.relation_id, product.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.project_ledger_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.cost_place_ledger_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
    }),
    index('invoice_line_of_invoice').on(table.invoice_id, table.position),
  ],
);

/**
 * What a sent invoice comes to per kind of VAT, all discounts taken off; those of a credit are negative. Never changed: an
 * invoice is as it was sent.
 */
export const invoice_vat = pgTable(
  'invoice_vat',
  {
    relation_id: integer().notNull(),
    invoice_id: integer().notNull(),
    tax_id: smallint().$type<TaxId>().notNull(),
    /** Of the invoice. */
    date: day().notNull(),
    net: euro().notNull(),
    vat: euro().notNull(),
    /** Of the VAT return; empty when the invoice does not say. */
    box: text().$type<TurnoverBox>(),
  },
  (table) => [
    primaryKey({ columns: [table.relation_id, table.invoice_id, table.tax_id] }),
    foreignKey({
      columns: [table.relation_id, table.invoice_id],
      foreignColumns: [invoice.relation_id, invoice.id],
      name: 'invoice_vat_invoice',
    }),
    // With the amounts, so that a period is added up without reading its rows.
    index('invoice_vat_by_date').on(
      ...[table.relation_id, table.date, table.invoice_id, table.box, table.net, table.vat],
      ...[table.tax_id],
    ),
  ],
);

const tallyColumns = () => ({
  relation_id: integer()
    .notNull()
    .references(() => relation.id),
  date: day().notNull(),
  status: smallint().$type<InvoiceStatus>().notNull(),
  due_date: day().notNull(),
  invoices: integer().notNull(),
  total: euroSum().notNull(),
  total_ex_tax: euroSum().notNull(),
  amount_paid: euroSum().notNull(),
  open_amount: euroSum().notNull(),
});

/**
 * Invoices counted and added up by day, state and due date; a trigger keeps it. Tabs, pages and the
 * dashboard read this instead of counting the invoices, so that they stay as fast with a million.
 * Credits count as negative amounts.
 */
export const invoice_tally = pgTable('invoice_tally', tallyColumns(), (table) => [
  primaryKey({ columns: [table.relation_id, table.date, table.status, table.due_date] }),
  index('invoice_tally_by_due_date').on(table.relation_id, table.due_date),
]);

/**
 * The same by month: both dates are the first day of theirs. A few rows a month say what else the rows of each day
 * are added up for; `tallied` reads days only where a month is not whole.
 */
export const invoice_month_tally = pgTable('invoice_month_tally', tallyColumns(), (table) => [
  primaryKey({ columns: [table.relation_id, table.date, table.status, table.due_date] }),
]);

/**
 * How invoices come back. The dates are counted from their anchors, which are the dates as they were chosen:
 * invoice `n` is dated `anchor_date` plus `n - anchor_count` periods.
 */
export const recurrence = pgTable(
  'recurrence',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    /** The template. */
    base_invoice_id: integer().notNull(),
    recurrence_type: smallint().$type<RecurrenceType>().notNull(),
    anchor_date: day().notNull(),
    anchor_period_start: day().notNull(),
    anchor_count: integer().notNull().default(0),
    next_date: day().notNull(),
    next_period_start: day().notNull(),
    /** 0 is unlimited. */
    max_recurrences: integer().notNull().default(0),
    recurrence_count: integer().notNull().default(0),
    send_automatically: boolean().notNull().default(true),
    active: boolean().notNull().default(true),
    last_invoice_id: integer(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('recurrence_of_relation').on(table.relation_id, table.id),
    unique('recurrence_of_base').on(table.base_invoice_id, table.relation_id),
    index('recurrence_by_date').on(table.relation_id, table.next_date).where(sql`active`),
    index('recurrence_due').on(table.next_date).where(sql`active`),
  ],
);
