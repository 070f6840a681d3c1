import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { bookedAmounts } from '@boekwerk/shared/domain/invoice/booked-amounts';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { WITHIN_EU } from '@boekwerk/shared/domain/vat/vat';
import type { SentInvoice } from '../../invoicing/for-books';
import { bookingDescription } from '../booking/booking-description';
import type { SaleAccounts } from './accounts-store';
import type { NewOwnInvoice } from './document-store';
import { TEXTS } from './texts';

type Booking = Omit<NewOwnInvoice, 'amount_pages'>;

/**
 * What is booked of an invoice that was sent: a line for each kind of VAT, project and cost centre, which together are
 * its total to the cent. What was sold within the European Union, services or goods, an invoice does not say.
 */
export function bookingOf(
  { invoice, lines, credited_party }: SentInvoice,
  accounts: SaleAccounts,
): Booking {
  const { relation_id, id, invoice_number, total, is_credit, pdf_file_id } = invoice;
  if (invoice_number === null || pdf_file_id === null) throw new Error(`invoice ${id} is not sent`);
  // What a credit takes back was declared under the VAT number of then.
  const declared = credited_party ?? invoice.to_party;
  // Below zero it takes back, as a credit does; a credit below zero charges.
  const sign = total < 0 ? -1 : 1;
  return {
    relation_id,
    invoice_id: id,
    file_id: pdf_file_id,
    file_name: `${documentName(invoice)}.pdf`,
    tag: 'VRK',
    tagged_date: new Date(),
    status: DocumentStatus.toBook,
    supplier_relation_id: invoice.to_relation_id,
    invoice_number,
    date: invoice.date,
    description: bookingDescription(invoice.description) || TEXTS.invoice(invoice_number),
    ledger_account_id: accounts.control_ledger_account_id,
    amount: sign * total,
    is_credit: is_credit !== total < 0,
    booking_lines: bookedAmounts({ ...invoice, products: lines }, placeOf).map(
      ({ tax_id, line, value, vat }) => {
        const usual = accounts.ofTax.get(tax_id);
        return {
          ledger_account_id: usual?.default_ledger_account_id ?? accounts.usual_ledger_account_id,
          cost_place_ledger_account_id: line.cost_place_ledger_id,
          project_ledger_account_id: line.project_ledger_id,
          value: sign * value,
          vat_ledger_account_id: usual?.ledger_account_id ?? null,
          vat: sign * vat || 0,
          foreign_sale_type: null,
          supplier_tax_code: tax_id === WITHIN_EU ? (declared?.tax_number ?? '') : '',
          description: '',
        };
      },
    ),
  };
}

/** Lines of one kind of VAT are booked on one ledger, so that project and cost centre are what is left. */
const placeOf = ({
  project_ledger_id,
  cost_place_ledger_id,
}: SentInvoice['lines'][number]): string => `${project_ledger_id} ${cost_place_ledger_id}`;
