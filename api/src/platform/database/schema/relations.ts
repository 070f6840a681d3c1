import type { Currency } from '@boekwerk/shared/contract/party-details';
import type { Gender } from '@boekwerk/shared/domain/relation/person';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { plainName } from '../plain-name';
import { day, dictionaryText, id, idInCompany, instant, stamps } from './columns';
import { user } from './users';

/**
 * Every party: the companies and firms that use the product (no owner), and the customers and suppliers
 * that such a company keeps (owner = that company).
 */
export const relation = pgTable(
  'relation',
  {
    id: id(),
    owner_relation_id: integer().references((): AnyPgColumn => relation.id),
    /** 0 company, 1 person */
    type: smallint().$type<0 | 1>().notNull().default(0),
    /** 0 enterprise, 1 accounting firm; says nothing about a customer or supplier */
    relation_user_type: smallint().$type<0 | 1>().notNull().default(0),
    enterprise_relation_type: text().$type<'client' | 'supplier'>().notNull().default('client'),
    name: dictionaryText().notNull().default(''),
    first_name: dictionaryText().notNull().default(''),
    last_name: dictionaryText().notNull().default(''),
    /** What lists show and are sorted by, as `partyName` says it. */
    party_name: dictionaryText()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(nullif(name, ''), trim(first_name || ' ' || last_name))`),
    email: text().notNull().default(''),
    /** Where invoices go. */
    general_email: text().notNull().default(''),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    postal_code: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default('NL'),
    bank_account: text().notNull().default(''),
    tax_number: text().notNull().default(''),
    coc_number: text().notNull().default(''),
    /** Organisatie-identificatienummer of a government. */
    oin: text().notNull().default(''),
    /** In days; 30 stands for one calendar month. */
    payment_period: smallint().notNull().default(30),
    note: text().notNull().default(''),
    /** Of the contact person, or the person itself. */
    initial: text().notNull().default(''),
    /** The address for whatever is not about invoices, nor personal. */
    email_text: text().notNull().default(''),
    mobile: text().notNull().default(''),
    website: text().notNull().default(''),
    legal_form: text().notNull().default(''),
    /** Each a text of its own; on invoices stands `address`. */
    invoice_address: text().notNull().default(''),
    visiting_address: text().notNull().default(''),
    /** ISO 4217 */
    currency: text().$type<Currency>().notNull().default('EUR'),
    logo_file_id: uuid(),
    booking_enabled: smallint().$type<0 | 1>().notNull().default(0),
    /** Up to when the books were exported last. */
    last_exported_at: instant(),
    hidden: smallint().$type<0 | 1>().notNull().default(0),
    active: smallint().$type<0 | 1>().notNull().default(1),
    /** What the search looks through: names, e-mail, place, lower case. */
    search_text: text().notNull().default(''),
    ...stamps(),
  },
  (table) => {
    const of = [table.owner_relation_id, table.active] as const;
    // With what the list leaves out: else the row of each that is passed is read.
    const shown = [table.id, table.hidden];
    return [
      ofFile('relation_logo', table.logo_file_id, table.id),
      unique('relation_of_owner').on(table.owner_relation_id, table.id),
      index('relation_by_party_name').on(...of, table.party_name, ...shown),
      index('relation_by_person').on(...of, table.last_name, table.first_name, ...shown),
      index('relation_by_email').on(...of, table.email, ...shown),
      index('relation_by_type').on(
        ...[...of, table.enterprise_relation_type, table.party_name, ...shown],
      ),
      // By the company's name alone, as processes of before sort.
      index('relation_by_name').on(...of, table.name, ...shown),
      index('relation_by_kind').on(...of, table.enterprise_relation_type, table.name, ...shown),
      ...[table.tax_number, table.coc_number, table.bank_account].map((mark) =>
        index(`relation_by_${mark.name}`)
          .on(mark)
          .where(sql`owner_relation_id is not null and ${mark} <> ''`),
      ),
      index('relation_by_plain_name')
        .on(plainName(table.name))
        .where(sql`owner_relation_id is not null`),
      index('relation_search').using('gin', table.search_text.op('gin_trgm_ops')),
    ];
  },
);

/** How many customers and suppliers a company has by bucket, in parts to be added up; a trigger keeps it. */
export const party_tally = pgTable(
  'party_tally',
  {
    id: idInCompany(),
    owner_relation_id: integer()
      .notNull()
      .references(() => relation.id),
    active: smallint().notNull(),
    hidden: smallint().notNull(),
    enterprise_relation_type: text().notNull(),
    /** Of {@link party_bucket}. */
    bucket: integer().notNull().default(0),
    customers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.owner_relation_id] }),
    index('party_tally_of_owner').on(
      ...[table.owner_relation_id, table.active, table.hidden],
      ...[table.enterprise_relation_type, table.bucket],
    ),
  ],
);

/** With which name and id each bucket of a long list of customers and suppliers begins, but the first. */
export const party_bucket = pgTable(
  'party_bucket',
  {
    owner_relation_id: integer()
      .notNull()
      .references(() => relation.id),
    active: smallint().notNull(),
    bucket: integer().notNull(),
    party_name: dictionaryText().notNull(),
    first_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_relation_id, table.active, table.bucket] }),
    index('party_bucket_by_name').on(
      ...[table.owner_relation_id, table.active, table.party_name, table.first_id],
    ),
  ],
);

/** What an accounting firm keeps of a private person among its clients, beside what is kept of every party. */
export const person = pgTable('person', {
  relation_id: integer()
    .primaryKey()
    .references(() => relation.id),
  gender: text().$type<Gender>().notNull().default('male'),
  /** Sealed with the key of this installation; '' for none. */
  bsn_sealed: text().notNull().default(''),
  memo: text().notNull().default(''),
  married_to: text().notNull().default(''),
  children: smallint().notNull().default(0),
  date_of_birth: day(),
});

/** A stored file; its bytes are in the file store under its id. */
export const file = pgTable(
  'file',
  {
    id: uuid().defaultRandom().notNull(),
    relation_id: integer()
      .notNull()
      .references((): AnyPgColumn => relation.id),
    /** The name it came with, for showing only. */
    name: text().notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    index('file_by_content').on(table.relation_id, table.sha256),
  ],
);

/** That a row's file is one of the company that the row is of. */
export const ofFile = (name: string, file_id: AnyPgColumn, relation_id: AnyPgColumn) =>
  foreignKey({
    columns: [file_id, relation_id],
    foreignColumns: [file.id, file.relation_id],
    name,
  });

/** Who works in which company, and as what. */
export const relation_user = pgTable(
  'relation_user',
  {
    id: id(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    /** 0 enterprise (invoicing), 1 accountant (bookkeeping) */
    type: smallint().$type<0 | 1>().notNull(),
    is_default: boolean().notNull().default(false),
    is_owner: boolean().notNull().default(false),
    /** 0 active, 1 invited */
    status: smallint().$type<0 | 1>().notNull().default(0),
    /** What who invited calls them; whoever has an account says themselves what they are called. */
    invited_name: text().notNull().default(''),
    invited_last_name: text().notNull().default(''),
    /** Who offered the membership, and from which firm when they were in this company for a client's firm. */
    invited_by: integer().references(() => user.id),
    invited_from: integer().references(() => relation.id),
    /** Of which version an invitation is, with the clients that go with it: of the user a company sees nothing. */
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('relation_user_once').on(table.user_id, table.relation_id),
    index('relation_user_relation').on(table.relation_id),
  ],
);

/** A client company of an accounting firm. */
export const administration_relation = pgTable(
  'administration_relation',
  {
    id: idInCompany(),
    /** The accounting firm. */
    administration_id: integer()
      .notNull()
      .references(() => relation.id),
    enterprise_id: integer()
      .notNull()
      .references(() => relation.id),
    /** The firm's own: whether it works for the client now, and whether the client is still one of its. */
    hidden: smallint().$type<0 | 1>().notNull().default(0),
    active: smallint().$type<0 | 1>().notNull().default(1),
    /** As the client's own row has it, so that an index has a firm's clients in each order; triggers keep these. */
    is_there: smallint().$type<0 | 1>().notNull().default(1),
    type: smallint().$type<0 | 1>().notNull().default(0),
    name: dictionaryText().notNull().default(''),
    first_name: dictionaryText().notNull().default(''),
    last_name: dictionaryText().notNull().default(''),
    general_email: text().notNull().default(''),
    phone: text().notNull().default(''),
    city: text().notNull().default(''),
  },
  (table) => {
    const { administration_id, active, is_there, enterprise_id } = table;
    const of = [administration_id, active, is_there] as const;
    const shown = [enterprise_id, table.hidden, table.type];
    return [
      primaryKey({ columns: [table.id, table.administration_id] }),
      unique('administration_relation_once').on(administration_id, enterprise_id),
      index('administration_relation_enterprise').on(enterprise_id),
      index('administration_relation_by_name').on(...of, table.name, ...shown),
      index('administration_relation_by_person').on(
        ...[...of, table.last_name, table.first_name, ...shown],
      ),
      index('administration_relation_by_email').on(...of, table.general_email, ...shown),
      index('administration_relation_by_phone').on(...of, table.phone, ...shown),
      index('administration_relation_by_city').on(...of, table.city, ...shown),
    ];
  },
);

/** How many clients a firm has, in parts to be added up; a trigger keeps it. */
export const firm_client_tally = pgTable(
  'firm_client_tally',
  {
    id: idInCompany(),
    administration_id: integer()
      .notNull()
      .references(() => relation.id),
    active: smallint().notNull(),
    hidden: smallint().notNull(),
    type: smallint().notNull(),
    /** Of {@link firm_client_bucket}. */
    bucket: integer().notNull().default(0),
    clients: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.administration_id] }),
    index('firm_client_tally_of_firm').on(
      ...[table.administration_id, table.active, table.hidden, table.type, table.bucket],
    ),
  ],
);

/** With which name and client each bucket of a long list of clients begins, but the first. */
export const firm_client_bucket = pgTable(
  'firm_client_bucket',
  {
    administration_id: integer()
      .notNull()
      .references(() => relation.id),
    active: smallint().notNull(),
    bucket: integer().notNull(),
    name: dictionaryText().notNull(),
    first_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.administration_id, table.active, table.bucket] }),
    index('firm_client_bucket_by_name').on(
      ...[table.administration_id, table.active, table.name, table.first_id],
    ),
  ],
);

/** Which clients of the firm a colleague who does not own it may see. */
export const administration_user = pgTable(
  'administration_user',
  {
    id: idInCompany(),
    administration_id: integer().notNull(),
    enterprise_id: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    /** 0 invoicing, 1 bookkeeping (all of the client) */
    type: smallint().$type<0 | 1>().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.administration_id] }),
    foreignKey({
      columns: [table.administration_id, table.enterprise_id],
      foreignColumns: [
        administration_relation.administration_id,
        administration_relation.enterprise_id,
      ],
    }).onDelete('cascade'),
    unique('administration_user_once').on(
      table.user_id,
      table.administration_id,
      table.enterprise_id,
    ),
  ],
);

/** When somebody who works for a firm last went into the books of a client, so that they find it again. */
export const opened_client = pgTable(
  'opened_client',
  {
    administration_id: integer().notNull(),
    enterprise_id: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    opened_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'opened_client_once',
      columns: [table.user_id, table.administration_id, table.enterprise_id],
    }),
    foreignKey({
      name: 'opened_client_of_firm',
      columns: [table.administration_id, table.enterprise_id],
      foreignColumns: [
        administration_relation.administration_id,
        administration_relation.enterprise_id,
      ],
    }).onDelete('cascade'),
    index('opened_client_latest').on(table.user_id, table.administration_id, table.opened_at),
  ],
);
