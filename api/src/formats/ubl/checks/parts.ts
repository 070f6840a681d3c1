import { all, type Node, textAt } from '../read-ubl';
import { centsAt, total } from './numbers';
import type { Ubl } from './rule';

export const SUPPLIER = 'AccountingSupplierParty/Party';
export const CUSTOMER = 'AccountingCustomerParty/Party';
export const VAT_NUMBER = 'PartyTaxScheme/CompanyID';
export const COUNTRY = 'PostalAddress/Country/IdentificationCode';

export const isCredit = ({ name }: Ubl) => name === 'CreditNote';

export const linesOf = (ubl: Ubl): Node[] => [
  ...all(ubl, 'InvoiceLine'),
  ...all(ubl, 'CreditNoteLine'),
];

export const subtotalsOf = (ubl: Ubl): Node[] => all(ubl, 'TaxTotal/TaxSubtotal');

/** The categories of VAT that a document has. */
export const categoriesOf = (ubl: Ubl): string[] =>
  subtotalsOf(ubl).map((subtotal) => textAt(subtotal, 'TaxCategory/ID'));

/** Cents that the allowances of an element come to. */
export const allowancesOf = (node: Node): bigint => allowancesOrCharges(node, 'false');

/** Cents that the charges of an element come to. */
export const chargesOf = (node: Node): bigint => allowancesOrCharges(node, 'true');

const allowancesOrCharges = (node: Node, indicator: 'true' | 'false'): bigint =>
  total(
    all(node, 'AllowanceCharge')
      .filter((one) => textAt(one, 'ChargeIndicator') === indicator)
      .map((one) => centsAt(one, 'Amount')),
  );
