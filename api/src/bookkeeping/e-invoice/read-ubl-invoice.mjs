// @ts-check
import { cocNumberIn, dayIn, isCredit, linesOf, MAX_LINES, numberIn } from './values.mjs';
import { all, attributeOf, textAt, textOf } from './xml-tree.mjs';

/**
 * @typedef {import('./xml-tree.mjs').Element} Element
 * @typedef {import('@boekwerk/shared/contract/bookkeeping/e-invoice').EInvoice} EInvoice
 */

/** An invoice or credit note in UBL 2, of whichever national profile. @param {string} name @param {Element} root @returns {EInvoice} */
export function readUblInvoice(name, root) {
  const text = (/** @type {string[]} */ ...paths) => textAt(root, ...paths);
  const total = (/** @type {string} */ part) => numberIn(text(`LegalMonetaryTotal/${part}Amount`));
  const currency = text('DocumentCurrencyCode');
  const lines = [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')];
  return {
    format: 'UBL',
    is_credit: name === 'CreditNote' || isCredit(text('InvoiceTypeCode')),
    number: text('ID'),
    date: dayIn(text('IssueDate')),
    due_date: dayIn(text('DueDate', 'PaymentMeans/PaymentDueDate')),
    currency,
    reference: text('OrderReference/ID', 'BuyerReference'),
    payment_reference: text('PaymentMeans/PaymentID'),
    note: text('Note'),
    bank_account: text('PaymentMeans/PayeeFinancialAccount/ID').replace(/\s/g, ''),
    seller: partyOf(all(root, 'AccountingSupplierParty/Party')[0]),
    buyer: partyOf(all(root, 'AccountingCustomerParty/Party')[0]),
    lines: lines.slice(0, MAX_LINES).map(lineOf),
    amount_lines: lines.length,
    allowances: all(root, 'AllowanceCharge').map(allowanceOf),
    vat: vatOf(root, currency),
    net: total('TaxExclusive'),
    total: total('TaxInclusive'),
    prepaid: total('Prepaid'),
    payable: total('Payable'),
  };
}

/** @param {Element | undefined} party @returns {EInvoice['seller']} */
function partyOf(party) {
  const text = (/** @type {string[]} */ ...paths) => textAt(party, ...paths);
  const numbers = ['PartyLegalEntity/CompanyID', 'PartyIdentification/ID', 'EndpointID'].flatMap(
    (path) =>
      all(party, path).map((id) => ({ scheme: attributeOf(id, 'schemeID'), id: textOf(id) })),
  );
  const street = (/** @type {string} */ part) => text(`PostalAddress/${part}`);
  return {
    name: text('PartyName/Name', 'PartyLegalEntity/RegistrationName'),
    address: linesOf([
      [street('StreetName'), street('BuildingNumber')],
      [street('AdditionalStreetName')],
      [street('PostalZone'), street('CityName')],
      [text('PostalAddress/Country/IdentificationCode')],
    ]),
    vat_number: text('PartyTaxScheme/CompanyID'),
    coc_number: cocNumberIn(numbers),
  };
}

/** @param {Element} line @returns {EInvoice['lines'][number]} */
const lineOf = (line) => ({
  name: textAt(line, 'Item/Name', 'Item/Description'),
  description: textAt(line, 'Item/Name') ? textAt(line, 'Item/Description', 'Note') : '',
  quantity: numberIn(textAt(line, 'InvoicedQuantity', 'CreditedQuantity'), 4),
  price: numberIn(textAt(line, 'Price/PriceAmount'), 4),
  vat_percentage: numberIn(textAt(line, 'Item/ClassifiedTaxCategory/Percent')),
  amount: numberIn(textAt(line, 'LineExtensionAmount')),
});

/** @param {Element} one @returns {EInvoice['allowances'][number]} */
const allowanceOf = (one) => ({
  is_charge: textAt(one, 'ChargeIndicator') === 'true',
  reason: textAt(one, 'AllowanceChargeReason'),
  amount: numberIn(textAt(one, 'Amount')),
});

/** In the currency of the invoice: the VAT may be there in that of the books as well. @param {Element} root @param {string} currency */
const vatOf = (root, currency) =>
  all(root, 'TaxTotal')
    .filter((total) => all(total, 'TaxAmount').every((one) => isIn(one, currency)))
    .flatMap((total) => all(total, 'TaxSubtotal'))
    .map((part) => ({
      percentage: numberIn(textAt(part, 'TaxCategory/Percent')),
      base: numberIn(textAt(part, 'TaxableAmount')),
      amount: numberIn(textAt(part, 'TaxAmount')),
      reason: textAt(part, 'TaxCategory/TaxExemptionReason'),
    }));

/** @param {Element} amount @param {string} currency */
const isIn = (amount, currency) => ['', currency].includes(attributeOf(amount, 'currencyID'));
