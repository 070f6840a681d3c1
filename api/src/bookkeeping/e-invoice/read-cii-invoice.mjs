// @ts-check
import { cocNumberIn, dayIn, isCredit, linesOf, MAX_LINES, numberIn } from './values.mjs';
import { all, attributeOf, textAt, textOf } from './xml-tree.mjs';

/**
 * @typedef {import('./xml-tree.mjs').Element} Element
 * @typedef {import('@boekwerk/shared/contract/bookkeeping/e-invoice').EInvoice} EInvoice
 */

const DEAL = 'SupplyChainTradeTransaction';
const AGREEMENT = `${DEAL}/ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${DEAL}/ApplicableHeaderTradeSettlement`;
const TOTALS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;

/** A Cross Industry Invoice: what Factur-X and ZUGFeRD carry in their PDF. @param {Element} root @returns {EInvoice} */
export function readCiiInvoice(root) {
  const text = (/** @type {string[]} */ ...paths) => textAt(root, ...paths);
  const total = (/** @type {string} */ part) => numberIn(text(`${TOTALS}/${part}Amount`));
  const terms = `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`;
  const account = `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount`;
  const lines = all(root, `${DEAL}/IncludedSupplyChainTradeLineItem`);
  return {
    format: 'Factur-X',
    is_credit: isCredit(text('ExchangedDocument/TypeCode')),
    number: text('ExchangedDocument/ID'),
    date: dayIn(text('ExchangedDocument/IssueDateTime/DateTimeString')),
    due_date: dayIn(text(terms)),
    currency: text(`${SETTLEMENT}/InvoiceCurrencyCode`),
    reference: text(
      `${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID`,
      `${AGREEMENT}/BuyerReference`,
    ),
    payment_reference: text(`${SETTLEMENT}/PaymentReference`),
    note: text('ExchangedDocument/IncludedNote/Content'),
    bank_account: text(`${account}/IBANID`, `${account}/ProprietaryID`).replace(/\s/g, ''),
    seller: partyOf(all(root, `${AGREEMENT}/SellerTradeParty`)[0]),
    buyer: partyOf(all(root, `${AGREEMENT}/BuyerTradeParty`)[0]),
    lines: lines.slice(0, MAX_LINES).map(lineOf),
    amount_lines: lines.length,
    allowances: all(root, `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`).map(allowanceOf),
    vat: all(root, `${SETTLEMENT}/ApplicableTradeTax`).map(vatOf),
    net: total('TaxBasisTotal'),
    total: total('GrandTotal'),
    prepaid: total('TotalPrepaid'),
    payable: total('DuePayable'),
  };
}

/** @param {Element | undefined} party @returns {EInvoice['seller']} */
function partyOf(party) {
  const text = (/** @type {string[]} */ ...paths) => textAt(party, ...paths);
  const numbers = ['SpecifiedLegalOrganization/ID', 'GlobalID', 'ID'].flatMap((path) =>
    all(party, path).map((id) => ({ scheme: attributeOf(id, 'schemeID'), id: textOf(id) })),
  );
  const address = (/** @type {string} */ part) => text(`PostalTradeAddress/${part}`);
  const vat = all(party, 'SpecifiedTaxRegistration/ID').find(
    (id) => attributeOf(id, 'schemeID') === 'VA',
  );
  return {
    name: text('Name', 'SpecifiedLegalOrganization/TradingBusinessName'),
    address: linesOf([
      [address('LineOne')],
      [address('LineTwo')],
      [address('PostcodeCode'), address('CityName')],
      [address('CountryID')],
    ]),
    vat_number: vat ? textOf(vat) : '',
    coc_number: cocNumberIn(numbers),
  };
}

const LINE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent';
const LINE_TOTAL =
  'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
const LINE_PRICE = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount';

/** @param {Element} line @returns {EInvoice['lines'][number]} */
const lineOf = (line) => ({
  name: textAt(line, 'SpecifiedTradeProduct/Name'),
  description: textAt(line, 'SpecifiedTradeProduct/Description'),
  quantity: numberIn(textAt(line, 'SpecifiedLineTradeDelivery/BilledQuantity'), 4),
  price: numberIn(textAt(line, LINE_PRICE), 4),
  vat_percentage: numberIn(textAt(line, LINE_TAX)),
  amount: numberIn(textAt(line, LINE_TOTAL)),
});

/** @param {Element} one @returns {EInvoice['allowances'][number]} */
const allowanceOf = (one) => ({
  is_charge: textAt(one, 'ChargeIndicator/Indicator') === 'true',
  reason: textAt(one, 'Reason'),
  amount: numberIn(textAt(one, 'ActualAmount')),
});

/** @param {Element} part @returns {EInvoice['vat'][number]} */
const vatOf = (part) => ({
  percentage: numberIn(textAt(part, 'RateApplicablePercent')),
  base: numberIn(textAt(part, 'BasisAmount')),
  amount: numberIn(textAt(part, 'CalculatedAmount')),
  reason: textAt(part, 'ExemptionReason'),
});
