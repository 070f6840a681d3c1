import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { dictionaryText, idInCompany, stamps } from './columns';
import { relation } from './relations';

/** A company's own list of projects, which are not those of booking lines: those are ledger accounts. */
export const project = pgTable(
  'project',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    name: dictionaryText().notNull(),
    coc_number: text().notNull().default(''),
    email: text().notNull().default(''),
    tax_number: text().notNull().default(''),
    bank_account: text().notNull().default(''),
    /** In days; 30 stands for one calendar month. */
    payment_period: smallint().notNull().default(30),
    address: text().notNull().default(''),
    postal_code: text().notNull().default(''),
    city: dictionaryText().notNull().default(''),
    country: text().notNull().default('NL'),
    first_name: dictionaryText().notNull().default(''),
    last_name: dictionaryText().notNull().default(''),
    phone: text().notNull().default(''),
    enterprise_project_type: text().$type<'client' | 'supplier'>().notNull().default('client'),
    hidden: smallint().$type<0 | 1>().notNull().default(0),
    /** What the list is searched in. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql`folded(name || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || city)`,
      ),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('project_of_relation').on(table.relation_id, table.id),
    index('project_by_name').on(table.relation_id, table.name, table.id),
    index('project_by_person').on(
      ...[table.relation_id, table.last_name, table.first_name, table.id],
    ),
    index('project_by_email').on(table.relation_id, table.email, table.id),
    index('project_by_city').on(table.relation_id, table.city, table.id),
    index('project_search').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);
