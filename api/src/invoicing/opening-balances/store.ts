import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { insertRows } from '../../platform/database/insert-rows';
import { plainPartyName } from '../../platform/database/party-name';
import { invoice } from '../../platform/database/schema/invoicing';
import { relation } from '../../platform/database/schema/relations';
import { partyOf } from '../party-of';
import { searchText } from '../search-text';
import type { NewInvoice, StoredRelation } from '../store';
import type { OpeningBalanceRow } from './opening-balance-row';

/** The active customers of a company that are called one of these, in lower case, or have one as e-mail address. */
export const findCustomersNamed = (
  db: Queries,
  relation_id: number,
  names: readonly string[],
): Promise<StoredRelation[]> => {
  const oneOf = sql`any(${sql.param(names)}::text[])`;
  return db
    .select()
    .from(relation)
    .where(
      and(
        eq(relation.owner_relation_id, relation_id),
        eq(relation.active, 1),
        sql`(${plainPartyName} = ${oneOf} or lower(${relation.email}) = ${oneOf} or lower(${relation.general_email}) = ${oneOf})`,
      ),
    )
    .orderBy(relation.id);
};

/** Which of these numbers the company has already, of its own or brought in. */
export const findNumbered = (db: Queries, relation_id: number, numbers: readonly string[]) =>
  db
    .select({ id: invoice.id, invoice_number: sql<string>`${invoice.invoice_number}` })
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        // Of both by the database: it and JavaScript have not all letters alike.
        sql`lower(${invoice.invoice_number}) in (select lower(asked) from unnest(${sql.param(numbers)}::text[]) as asked)`,
      ),
    );

/** An invoice that another program sent, as it is added. */
export type BroughtIn = ReturnType<typeof valuesOf>;

/** Adds invoices that another program sent, each to one of these customers. */
export async function insertOpeningBalances(
  db: Queries,
  company: StoredRelation,
  { rows, customers }: { rows: readonly OpeningBalanceRow[]; customers: readonly StoredRelation[] },
): Promise<(BroughtIn & { id: number })[]> {
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const from = { from_party: partyOf(company), relation_id: company.id };
  const values = rows.map((row) => {
    const customer = byId.get(row.to_relation_id) as StoredRelation; // found by its name
    return { ...valuesOf(row, customer), ...from };
  });
  const ids = await insertRows(db, invoice, values);
  return values.map((one, at) => ({ ...one, id: ids[at] as number })); // one each
}

function valuesOf(row: OpeningBalanceRow, customer: StoredRelation) {
  const { invoice_number, description, date, expiration_date, open_amount } = row;
  const customer_name = partyName(customer);
  return {
    ...{ invoice_number, description, date, expiration_date, customer_name },
    is_opening_balance: true,
    status: InvoiceStatus.sent,
    to_relation_id: customer.id,
    // Among those of its year, before the numbers of our own.
    number_year: Number(date.slice(0, 4)),
    prefix_id: 0,
    total: open_amount ?? 0,
    total_ex_tax: 0,
    has_vat_amounts: true,
    to_party: partyOf(customer),
    search_text: searchText({
      ...{ invoice_number, description, customer_name },
      ...{ reference: '', products: [] },
    }),
  } satisfies NewInvoice;
}
