import type { Party } from '@boekwerk/shared/contract/invoice';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { type SQL, sql } from 'drizzle-orm';
import type { invoice_vat } from '../../platform/database/schema/invoicing';
import type { Invariant } from '../../platform/invariants/invariant';
import { portions, within } from '../../platform/invariants/portions';
import type { StoredInvoice, StoredLine } from '../store';
import { vatAmountsOf } from '../vat/vat-amounts-of';
import { INVOICES } from './of-invoices';

/** So few at once, as they are calculated here, where others wait meanwhile. */
const SIZE = 250;

type VatAmount = typeof invoice_vat.$inferSelect;

/** An invoice with its lines and what it comes to per kind of VAT, all as they were at one moment. */
type Whole = {
  invoice: StoredInvoice;
  products: StoredLine[] | null;
  vat_amounts: VatAmount[] | null;
  /** Whom the invoice was sent to that it takes back. */
  credited_party: Party | null;
};

/**
 * What an invoice comes to is never typed: it follows from its lines, by the arithmetic that the screen has. An opening
 * balance has none, and is no turnover.
 */
export const totalsEqualLines: Invariant = {
  key: 'totals-equal-lines',
  name: 'what an invoice comes to, in all and per kind of VAT, is what its lines come to',
  check: async function* ({ db }) {
    for await (const range of portions(db, { ...INVOICES, size: SIZE })) {
      const { rows } = await db.execute<Whole>(whole(within(INVOICES.key, range)));
      for (const row of rows)
        if (!isExact(row))
          yield { relation_id: row.invoice.relation_id, entity: 'invoice', id: row.invoice.id };
    }
  },
};

const whole = (which: SQL): SQL => sql`
  select to_jsonb(invoice) as invoice,
    (
      select jsonb_agg(to_jsonb(line) order by line.position) from invoice_line line
      where line.relation_id = invoice.relation_id and line.invoice_id = invoice.id
    ) as products,
    (
      select jsonb_agg(to_jsonb(kept) order by kept.tax_id) from invoice_vat kept
      where kept.relation_id = invoice.relation_id and kept.invoice_id = invoice.id
    ) as vat_amounts,
    (
      select credited.to_party from invoice credited
      where credited.relation_id = invoice.relation_id and credited.id = invoice.credited_invoice_id
    ) as credited_party
  from invoice where ${which} order by invoice.id`;

function isExact({ invoice, products, vat_amounts, credited_party }: Whole): boolean {
  const lines = products ?? [];
  if (invoice.is_opening_balance)
    return invoice.total > 0 && invoice.total_ex_tax === 0 && !products && !vat_amounts;
  const { total, total_ex_tax } = invoiceTotals({ ...invoice, products: lines });
  if (total !== invoice.total || total_ex_tax !== invoice.total_ex_tax) return false;
  const due = invoice.has_vat_amounts ? vatAmountsOf(invoice, lines, credited_party) : [];
  return asText(due) === asText(vat_amounts ?? []);
}

const asText = (amounts: readonly (typeof invoice_vat.$inferInsert)[]): string =>
  [...amounts]
    .sort((one, other) => one.tax_id - other.tax_id)
    .map(({ tax_id, date, net, vat, box }) => JSON.stringify([tax_id, date, net, vat, box ?? null]))
    .join();
