import type { Party } from '@boekwerk/shared/contract/invoice';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { type Euro, fromCents, toCents } from '@boekwerk/shared/domain/money/money';
import { boxOfInvoice } from '@boekwerk/shared/domain/vat/vat-box';
import type { invoice_vat } from '../../platform/database/schema/invoicing';
import type { StoredInvoice, StoredLine } from '../store';

type VatAmount = typeof invoice_vat.$inferInsert;

type Sent = Pick<
  StoredInvoice,
  | 'relation_id'
  | 'id'
  | 'date'
  | 'is_credit'
  | 'incl_tax'
  | 'discount_percentage'
  | 'discount_value'
  | 'to_party'
>;

/** Nobody is named on what was stored past the rules. */
const NOBODY = { country: 'NL', tax_number: '' };

/**
 * What an invoice comes to per kind of VAT, and the box of the return that it counts in for whom it was sent to.
 *
 * @param credited_party whom the invoice was sent to that a credit takes back: it counts where that does, also when the
 * customer was put right in between
 */
export function vatAmountsOf(
  invoice: Sent,
  products: readonly StoredLine[],
  credited_party: Party | null,
): VatAmount[] {
  const { relation_id, id: invoice_id, date, to_party, is_credit } = invoice;
  const signed = (amount: Euro) => fromCents(toCents(is_credit ? -amount : amount)) || 0;
  return invoiceTotals({ ...invoice, products }).groups.map(({ tax_id, taxable, vat }) => ({
    relation_id,
    invoice_id,
    tax_id,
    date,
    net: signed(taxable),
    vat: signed(vat),
    box: boxOfInvoice(tax_id, credited_party ?? to_party ?? NOBODY),
  }));
}
