import type { ImportStatus, ImportType } from '@boekwerk/shared/contract/bookkeeping/imports';
import type { Recognised } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { PackageDifference } from '@boekwerk/shared/domain/document/package-difference';
import type { Side } from '@boekwerk/shared/domain/document/question';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { plainNumber } from '../plain-number';
import { vatDay, vatQuarter } from '../vat-day';
import { ledger_account } from './accounting';
import { day, dictionaryText, euro, idInCompany, instant, stamps } from './columns';
import { invoice } from './invoicing';
import { ofFile, relation } from './relations';
import { user } from './users';

/**
 * An order of the list of documents, which leaves the trash out. After the id comes what an expression in it is made of, and
 * what a tab shows: without those the database reads the row of each document that a page far away passes.
 */
const ofList = (order: string, ...columns: Parameters<ReturnType<typeof index>['on']>) =>
  index(`booking_item_by_${order}`)
    .on(...columns)
    .where(sql`deleted_at is null`);

type Compared = Record<
  | 'relation_id'
  | 'supplier_relation_id'
  | 'is_credit'
  | 'invoice_number'
  | 'amount'
  | 'date'
  | 'id',
  ExtraConfigColumn
>;

/** What may be the same document is looked for among those of a relation, of which there may be thousands. */
const forDuplicates = (table: Compared) => {
  const { relation_id, supplier_relation_id, is_credit, invoice_number, amount, date, id } = table;
  return [
    index('booking_item_by_number')
      .on(relation_id, supplier_relation_id, invoice_number)
      .where(sql`supplier_relation_id is not null`),
    index('booking_item_by_plain_number')
      .on(relation_id, supplier_relation_id, is_credit, plainNumber(invoice_number), id)
      .where(sql`supplier_relation_id is not null and deleted_at is null`),
    index('booking_item_by_same_amount')
      .on(relation_id, supplier_relation_id, is_credit, amount, date, id)
      .where(
        sql`supplier_relation_id is not null and amount is not null and date is not null and deleted_at is null`,
      ),
  ];
};

type OwnInvoice = Record<
  'relation_id' | 'invoice_id' | 'uploaded_by' | 'tag' | 'amount' | 'deleted_at',
  AnyPgColumn
>;

/** There is one document of an invoice; it stays what it is, where it is. Only one of nothing goes to the trash. */
const ofOwnInvoice = (item: OwnInvoice) => [
  uniqueIndex('booking_item_of_invoice')
    .on(item.relation_id, item.invoice_id)
    .where(sql`invoice_id is not null`),
  foreignKey({
    columns: [item.relation_id, item.invoice_id],
    foreignColumns: [invoice.relation_id, invoice.id],
    name: 'booking_item_invoice',
  }),
  check(
    'booking_item_handed_in_or_sent',
    sql`(${item.uploaded_by} is null) = (${item.invoice_id} is not null)`,
  ),
  check(
    'booking_item_own_invoice_stays',
    sql`${item.invoice_id} is null or (${item.tag} is not distinct from 'VRK' and (${item.deleted_at} is null or ${item.amount} is not distinct from 0))`,
  ),
];

type OfImport = Record<'relation_id' | 'import_id', AnyPgColumn>;

const ofImport = ({ relation_id, import_id }: OfImport) => [
  foreignKey({
    columns: [relation_id, import_id],
    foreignColumns: [booking_import.relation_id, booking_import.id],
    name: 'booking_item_import',
  }),
  index('booking_item_of_import').on(relation_id, import_id).where(sql`import_id is not null`),
];

type Waiting = Record<'id' | 'relation_id' | 'status' | 'uploaded_date' | 'date', AnyPgColumn>;

/** What may wait for whoever keeps the books, of all companies together: a firm picks out those of its clients. */
const forWork = ({ id, relation_id, status, uploaded_date, date }: Waiting) => [
  index('booking_item_waiting')
    .on(uploaded_date, id, relation_id, status)
    .where(sql`${status} <> 2 and deleted_at is null`),
  index('booking_item_by_deadline')
    .on(vatQuarter({ date, uploaded_date }), uploaded_date, id, relation_id, status)
    .where(sql`${status} <> 2 and deleted_at is null`),
  /** When the first VAT of a company is due, of what is not booked. */
  index('booking_item_by_vat_day')
    .on(relation_id, vatDay({ date, uploaded_date }))
    .where(sql`${status} <> 2 and deleted_at is null`),
  index('booking_item_refused')
    .on(relation_id)
    .where(sql`${status} = 1 and booking_errors is not null and deleted_at is null`),
];

type Booked = Record<
  'id' | 'relation_id' | 'supplier_relation_id' | 'status' | 'booked_at',
  AnyPgColumn
>;

/** What was booked, and what was booked of a relation, to be read from the latest on. */
const ofBooked = ({ id, relation_id, supplier_relation_id, status, booked_at }: Booked) => [
  index('booking_item_by_booking').on(relation_id, booked_at).where(sql`booked_at is not null`),
  index('booking_item_of_supplier')
    .on(relation_id, supplier_relation_id, booked_at, id)
    .where(sql`${status} = 2`),
];

type Asked = Record<'relation_id' | 'status' | 'question_id' | 'question_at', AnyPgColumn>;

/** What is asked about, in the order of asking. */
const forQuestions = (item: Asked) => [
  index('booking_item_by_question')
    .on(item.relation_id, item.status, item.question_at, item.question_id)
    .where(sql`question_id is not null and deleted_at is null`),
  check(
    'booking_item_question_is_open',
    sql`${item.question_id} is null or ${item.status} in (3, 4)`,
  ),
];
/** A sheet from which documents were made; of one that was refused nothing but that is kept. */
export const booking_import = pgTable(
  'booking_import',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    type: text().$type<ImportType>().notNull(),
    /** The Monday of the week of a weekly sheet. */
    week: day(),
    /** The sheet as it was handed in. */
    file_id: uuid(),
    file_name: text().notNull(),
    status: text().$type<ImportStatus>().notNull(),
    errors_count: integer().notNull(),
    warnings_count: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('booking_import_of_relation').on(table.relation_id, table.id),
    ofFile('booking_import_file', table.file_id, table.relation_id),
    uniqueIndex('booking_import_of_week')
      .on(table.relation_id, table.week)
      .where(sql`week is not null and status = 'imported'`),
    index('booking_import_by_type').on(table.relation_id, table.type, table.id),
    check(
      'booking_import_week_of_sheet',
      sql`(${table.type} = 'weekly_sheet') = (${table.week} is not null)`,
    ),
    check(
      'booking_import_keeps_file',
      sql`(${table.status} = 'refused') = (${table.file_id} is null)`,
    ),
  ],
);

/** A document handed in for the bookkeeping. */
export const booking_item = pgTable(
  'booking_item',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    file_id: uuid().notNull(),
    file_name: text().notNull(),
    /** 0 when nobody can count them: of what is locked, or broken. */
    amount_pages: smallint().notNull(),
    /** Opens only with a password. */
    file_locked: boolean().notNull().default(false),
    tag: text().$type<Tag>(),
    status: smallint().$type<DocumentStatus>().notNull().default(DocumentStatus.toProcess),
    /** The invoice of the company's own that it is; nobody handed it in. */
    invoice_id: integer(),
    is_own_invoice: boolean().notNull().generatedAlwaysAs(sql`invoice_id is not null`),
    /** The import that made it. */
    import_id: integer(),
    uploaded_by: integer().references(() => user.id),
    uploaded_date: instant().notNull().defaultNow(),
    tagged_by: integer().references(() => user.id),
    tagged_date: instant(),
    /** Which job has it while it is in progress, and since when; empty at all other times. */
    in_progress_for: text().$type<'recognition' | 'booking'>(),
    in_progress_since: instant(),
    /** The creditor of a purchase, the debtor of a sale. */
    supplier_relation_id: integer(),
    /** How it is called; triggers keep this, so that a list can be sorted by it. */
    supplier_name: dictionaryText().notNull().default(''),
    invoice_number: text().notNull().default(''),
    /** Why it is booked although the relation has used its number before. */
    duplicate_reason: text().notNull().default(''),
    date: day(),
    reference: text().notNull().default(''),
    description: text().notNull().default(''),
    /** The control account in the header; empty for that of the relation. */
    ledger_account_id: integer(),
    /** With VAT; positive, a credit note's too. */
    amount: euro(),
    bank_account: text().notNull().default(''),
    currency: char({ length: 3 }).notNull().default('EUR'),
    is_credit: boolean().notNull().default(false),
    /** What was read on it, since it was processed. */
    recognised: jsonb().$type<Recognised>(),
    /** What the accounting package said when it refused it, by field; '' is the whole. */
    booking_errors: jsonb().$type<Record<string, string>>(),
    /** Of a booked one: where it is in the accounting package, and whether it can still be deleted there. */
    journal_code: text(),
    transaction_number: text(),
    booked_by: integer().references(() => user.id),
    booked_at: instant(),
    is_provisional: boolean().notNull().default(false),
    /** What somebody did to the transaction there since. */
    package_difference: text().$type<PackageDifference>(),
    /** When it was changed there last, as far as it was looked at, in the package's own time. */
    package_modified: text(),
    /** The question that waits for an answer, and since when; a trigger empties these when the state asks none. */
    question_id: integer(),
    question_at: instant(),
    /** What the list of questions is searched in: what was asked, the document and the company; triggers keep it. */
    question_search_text: text(),
    /** In the trash, since when and by whom. */
    deleted_at: instant(),
    deleted_by: integer().references(() => user.id),
    /** What a list is searched in. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql`folded(file_name || ' ' || invoice_number || ' ' || supplier_name || ' ' || coalesce(replace(amount::text, '.', ','), ''))`,
      ),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('booking_item_of_relation').on(table.relation_id, table.id),
    ofFile('booking_item_file', table.file_id, table.relation_id),
    check(
      'booking_item_in_progress_for_something',
      sql`(${table.status} = 4) = (${table.in_progress_for} is not null)
        and (${table.in_progress_for} is null) = (${table.in_progress_since} is null)`,
    ),
    ...ofOwnInvoice(table),
    ...ofImport(table),
    foreignKey({
      columns: [table.relation_id, table.supplier_relation_id],
      foreignColumns: [relation.owner_relation_id, relation.id],
      name: 'booking_item_supplier',
    }),
    foreignKey({
      columns: [table.relation_id, table.ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
      name: 'booking_item_ledger',
    }),
    ...forDuplicates(table),
    check('booking_item_locked', sql`${table.amount_pages} = 0 or not ${table.file_locked}`),
    check(
      'booking_item_deleted_by_somebody',
      sql`(${table.deleted_at} is null) = (${table.deleted_by} is null)`,
    ),
    /** What is booked, or a job has, is not in the trash. */
    check(
      'booking_item_deleted_while_open',
      sql`${table.deleted_at} is null or ${table.status} in (0, 1, 3)`,
    ),
    ofList('upload', table.relation_id, table.uploaded_date, table.id),
    ofList('status', table.relation_id, table.status, table.uploaded_date, table.id),
    ofList(
      ...(['name', table.relation_id, sql`lower(${table.file_name})`] as const),
      ...[table.id, table.status, table.file_name],
    ),
    ofList('tag', table.relation_id, table.tag, table.id, table.status),
    ofList('invoice_number', table.relation_id, table.invoice_number, table.id, table.status),
    ofList('supplier', table.relation_id, table.supplier_name, table.id, table.status),
    ofList(
      ...(['date', table.relation_id, sql`coalesce(${table.date}, '-infinity'::date)`] as const),
      ...[table.id, table.status, table.date],
    ),
    ofList(
      'amount',
      table.relation_id,
      sql`coalesce(case when ${table.is_credit} then -${table.amount} else ${table.amount} end, '-Infinity'::numeric)`,
      ...[table.id, table.status, table.amount, table.is_credit],
    ),
    ...forWork(table),
    ...forQuestions(table),
    index('booking_item_question_search')
      .using('gin', table.question_search_text.op('gin_trgm_ops'))
      .where(sql`question_id is not null and deleted_at is null`),
    index('booking_item_in_trash')
      .on(table.relation_id, table.deleted_at, table.id)
      .where(sql`deleted_at is not null`),
    ...ofBooked(table),
    index('booking_item_of_file').on(table.file_id),
    index('booking_item_search').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);

/** Who has a document open, and when they last said so; forgotten at night. */
export const document_presence = pgTable(
  'document_presence',
  {
    relation_id: integer().notNull(),
    booking_item_id: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    seen_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.booking_item_id, table.user_id] }),
    foreignKey({
      columns: [table.relation_id, table.booking_item_id],
      foreignColumns: [booking_item.relation_id, booking_item.id],
      name: 'document_presence_item',
    }).onDelete('cascade'),
  ],
);

/** What a document was made of: its source is kept as long as it is there. */
export const booking_origin = pgTable(
  'booking_origin',
  {
    relation_id: integer().notNull(),
    item_id: integer().notNull(),
    /** Another company's when it was moved from there. */
    source_relation_id: integer().notNull(),
    source_item_id: integer().notNull(),
    kind: text().$type<'cut' | 'merge' | 'move'>().notNull(),
    /** Which pages of the source, from 1, in their order; empty for all of it. */
    pages: integer().array(),
  },
  (table) => [
    primaryKey({ columns: [table.item_id, table.source_item_id, table.relation_id] }),
    foreignKey({
      columns: [table.relation_id, table.item_id],
      foreignColumns: [booking_item.relation_id, booking_item.id],
      name: 'booking_origin_item',
    }),
    foreignKey({
      columns: [table.source_relation_id, table.source_item_id],
      foreignColumns: [booking_item.relation_id, booking_item.id],
      name: 'booking_origin_source',
    }),
    check(
      'booking_origin_of_own_unless_moved',
      sql`(${table.kind} = 'move') = (${table.relation_id} <> ${table.source_relation_id})`,
    ),
    index('booking_origin_of_source').on(table.source_item_id),
  ],
);

/** A question or remark on a document. */
export const note = pgTable(
  'note',
  {
    id: idInCompany(),
    relation_id: integer().notNull(),
    booking_item_id: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    message: text().notNull(),
    /** Who speaks: somebody of the firm that keeps the books, or of the company itself. */
    side: text().$type<Side>().notNull().default('company'),
    /** Of a question: when the other side answered it. */
    answered_at: instant(),
    /** Of a question: when the company was mailed about it, and at what the mail leads to it. */
    reminded_at: instant(),
    reference: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    foreignKey({
      columns: [table.relation_id, table.booking_item_id],
      foreignColumns: [booking_item.relation_id, booking_item.id],
    }),
    unique('note_reference').on(table.reference, table.relation_id),
    index('note_of_item').on(table.relation_id, table.booking_item_id, table.id),
  ],
);
