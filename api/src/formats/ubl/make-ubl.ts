import {
  type NetAmounts,
  type NetLine,
  netAmounts,
} from '@boekwerk/shared/domain/invoice/net-amounts';
import { allowanceElement } from './allowance';
import { deliveryElement, periodElement } from './delivery';
import { lineElement } from './line';
import { partyElement } from './party';
import { paymentElements } from './payment';
import { profileOf } from './profile';
import { taxCategory, taxTotal } from './tax';
import type { UblInvoice } from './ubl-invoice';
import { amount, type XmlElement, xmlDocument } from './xml';

/** What an invoice and a credit call differently. Source: UNCL1001 for the codes. */
const KINDS = {
  invoice: {
    root: 'Invoice',
    type: { 'cbc:InvoiceTypeCode': '380' },
    line: 'cac:InvoiceLine',
    quantityName: 'cbc:InvoicedQuantity',
  },
  credit: {
    root: 'CreditNote',
    type: { 'cbc:CreditNoteTypeCode': '381' },
    line: 'cac:CreditNoteLine',
    quantityName: 'cbc:CreditedQuantity',
  },
};

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';

/**
 * An invoice or credit in UBL 2.1: Peppol BIS Billing 3 when both parties can be reached there, else plain
 * EN 16931. Always without VAT in the prices; the amounts of a credit are positive.
 */
export function makeUbl(invoice: UblInvoice): string {
  const { root, type, line, quantityName } = KINDS[invoice.is_credit ? 'credit' : 'invoice'];
  const amounts = netAmounts(invoice);
  return xmlDocument({
    [root]: {
      '@xmlns': `${OASIS}:${root}-2`,
      '@xmlns:cac': `${OASIS}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${OASIS}:CommonBasicComponents-2`,
      ...headElements(invoice, type),
      ...partyElements(invoice),
      'cac:Delivery': deliveryElement(invoice),
      ...paymentElements(invoice, amounts),
      'cac:AllowanceCharge': amounts.groups.flatMap(({ allowance, tax_id }) =>
        allowanceElement(allowance, taxCategory(tax_id)),
      ),
      'cac:TaxTotal': taxTotal(amounts),
      'cac:LegalMonetaryTotal': monetaryTotal(amounts),
      [line]: invoice.products.map((product, index) =>
        lineElement(product, amounts.lines[index] as NetLine, { id: index + 1, quantityName }),
      ),
    },
  });
}

function headElements(invoice: UblInvoice, type: XmlElement): XmlElement {
  const { is_credit, reference, credited } = invoice;
  const { customization, profile } = profileOf(invoice);
  return {
    'cbc:CustomizationID': customization,
    'cbc:ProfileID': profile ?? undefined,
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.date,
    'cbc:DueDate': is_credit ? undefined : invoice.expiration_date,
    ...type,
    'cbc:Note': invoice.description,
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': reference || String(invoice.customer_id),
    'cac:InvoicePeriod': periodElement(invoice),
    'cac:OrderReference': { 'cbc:ID': reference },
    'cac:BillingReference': credited
      ? {
          'cac:InvoiceDocumentReference': {
            'cbc:ID': credited.number,
            'cbc:IssueDate': credited.date,
          },
        }
      : undefined,
  };
}

function partyElements(invoice: UblInvoice): XmlElement {
  const { supplier, customer } = profileOf(invoice);
  return {
    'cac:AccountingSupplierParty': partyElement(invoice.from, supplier),
    'cac:AccountingCustomerParty': partyElement(invoice.to, customer),
  };
}

/** Nothing is paid yet when an invoice is sent. */
const monetaryTotal = (amounts: NetAmounts): XmlElement => ({
  'cbc:LineExtensionAmount': amount(amounts.line_total),
  'cbc:TaxExclusiveAmount': amount(amounts.total_ex_tax),
  'cbc:TaxInclusiveAmount': amount(amounts.total),
  'cbc:AllowanceTotalAmount': optional(amounts.allowances),
  'cbc:ChargeTotalAmount': optional(amounts.charges),
  'cbc:PayableAmount': amount(amounts.total),
});

const optional = (euro: number) => (euro === 0 ? undefined : amount(euro));
