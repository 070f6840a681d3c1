import type { NetAmounts } from '@boekwerk/shared/domain/invoice/net-amounts';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { TEXTS } from './texts';
import type { UblInvoice } from './ubl-invoice';
import type { XmlElement } from './xml';

/** Credit transfer. Source: UNCL4461. */
const CREDIT_TRANSFER = '30';

/**
 * How what is due is paid. What a credit gives back is not paid to the supplier, so it names no account; one of an invoice of
 * less than nothing gives nothing back.
 * Source: NL-R-007, NL-R-008; EN 16931 BR-CO-25 for the terms of a credit, which has no due date.
 */
export function paymentElements(invoice: UblInvoice, { total }: NetAmounts): XmlElement {
  const { is_credit, number, from } = invoice;
  if (is_credit && total > 0) return { 'cac:PaymentTerms': { 'cbc:Note': TEXTS.creditTerms } };
  if (is_credit || total <= 0 || from.bank_account === '') return {};
  return {
    'cac:PaymentMeans': {
      'cbc:PaymentMeansCode': CREDIT_TRANSFER,
      'cbc:PaymentID': number,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': from.bank_account.replace(/\s/g, ''),
        'cbc:Name': partyName(from),
      },
    },
  };
}
