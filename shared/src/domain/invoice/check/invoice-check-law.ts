import { hasPostalCodes } from '../../relation/countries';
import { partyName } from '../../relation/customer-kind';
import { REVERSE_CHARGE } from '../../vat/vat';
import { whyVatKindDoesNotFit } from '../../vat/vat-kind-fits';
import { vatNumberWarning } from '../../vat/vat-number';
import {
  type CheckedInvoice,
  type Finding,
  type InvoiceFacts,
  isEmpty,
  type PartyFacts,
} from './invoice-check-facts';

type LawFinding = Omit<Finding, 'for'>;

/**
 * What an invoice must show. Source: art. 35a Wet OB 1968; for the KvK number art. 27 Handelsregisterwet 2007, which
 * binds who is in the Dutch register.
 */
export const lawFindings = (checked: CheckedInvoice): Finding[] =>
  [
    ...supplierFindings(checked),
    ...customerFindings(checked),
    ...numberFindings(checked),
    ...kindFindings(checked),
    ...invoiceFindings(checked),
  ].map((finding) => ({ ...finding, for: 'law' }));

const at =
  (place: Finding['place']) =>
  (isMissing: boolean, code: string, field: string, text: string, blocks = false): LawFinding[] =>
    isMissing ? [{ code, text, place, field, blocks }] : [];

const [onCompany, onCustomer, onInvoice] = [at('company'), at('customer'), at('invoice')];

const supplierFindings = ({ from }: CheckedInvoice): LawFinding[] => [
  ...onCompany(
    isEmpty(partyName(from)),
    'supplier-name',
    'name',
    'De naam van je bedrijf ontbreekt.',
  ),
  ...addressFindings(from, 'supplier', onCompany, 'van je bedrijf'),
  ...onCompany(
    isEmpty(from.tax_number),
    'supplier-tax-number',
    'tax_number',
    'Je btw-nummer ontbreekt.',
  ),
  ...onCompany(
    from.country === 'NL' && isEmpty(from.coc_number),
    'supplier-coc-number',
    'coc_number',
    'Je KvK-nummer ontbreekt.',
  ),
  ...warnedNumber(from, 'supplier', onCompany, 'Je btw-nummer'),
];

const customerFindings = ({ to }: CheckedInvoice): LawFinding[] => [
  ...onCustomer(isEmpty(partyName(to)), 'customer-name', 'name', 'De naam van de klant ontbreekt.'),
  ...addressFindings(to, 'customer', onCustomer, 'van de klant'),
  ...warnedNumber(to, 'customer', onCustomer, 'Het btw-nummer van de klant'),
];

/** What the form says of the same number. */
function warnedNumber(
  { tax_number, country }: PartyFacts,
  who: 'supplier' | 'customer',
  onParty: ReturnType<typeof at>,
  what: string,
): LawFinding[] {
  const warning = vatNumberWarning(tax_number, country);
  return onParty(
    warning !== null,
    `${who}-tax-number-warning`,
    'tax_number',
    `${what} ${tax_number}: ${warning}`,
  );
}

/** Who pays the VAT instead of the supplier is a company with its number on the invoice. */
const numberFindings = ({ invoice, to }: CheckedInvoice): LawFinding[] =>
  onCustomer(
    isReverseCharged(invoice) && lacksNumber(to),
    'reverse-charge-tax-number',
    'tax_number',
    'BTW nummer verplicht bij BTW verlegd',
    true,
  );

const isReverseCharged = ({ products }: InvoiceFacts) =>
  products.some(({ tax_id }) => tax_id === REVERSE_CHARGE);

const lacksNumber = ({ tax_number, type }: VatKinds['to']) => isEmpty(tax_number) || type !== 0;

/** Each line whose kind of VAT is not for this customer. */
const kindFindings = (checked: CheckedInvoice): LawFinding[] =>
  misfits(checked).flatMap(({ index, text }) =>
    onInvoice(true, 'vat-kind', `products.${index}.tax_id`, text),
  );

/** What decides which kinds of VAT fit. */
type VatKinds = {
  invoice: Pick<InvoiceFacts, 'is_credit' | 'products'>;
  from: Pick<PartyFacts, 'country'>;
  to: Pick<CheckedInvoice['to'], 'country' | 'tax_number' | 'type'>;
};

/** What is asked about the kinds of VAT of an invoice before it is sent, in Dutch. */
export const vatKindQuestions = (checked: VatKinds): string[] =>
  misfits(checked).map(({ text }) => text);

/** A credit takes back what was sent, as it was; what blocks already is not said twice. */
function misfits({ invoice, from, to }: VatKinds) {
  if (invoice.is_credit) return [];
  return invoice.products.flatMap(({ tax_id }, index) => {
    if (tax_id === null || (tax_id === REVERSE_CHARGE && lacksNumber(to))) return [];
    const text = whyVatKindDoesNotFit(tax_id, { from, to });
    return text === null ? [] : [{ index, text: `Regel ${index + 1}: ${text}` }];
  });
}

const invoiceFindings = ({ invoice }: CheckedInvoice): LawFinding[] => [
  ...onInvoice(
    invoice.is_credit && !invoice.has_credited_invoice,
    'credited-invoice',
    'credited_invoice',
    'De creditfactuur noemt geen factuur die wordt gecrediteerd.',
  ),
  ...invoice.products.flatMap(({ title }, index) =>
    onInvoice(
      isEmpty(title),
      'line-title',
      `products.${index}.title`,
      `Regel ${index + 1} heeft geen omschrijving.`,
    ),
  ),
];

const ADDRESS = [
  { field: 'address', name: 'Het adres' },
  { field: 'postal_code', name: 'De postcode' },
  { field: 'city', name: 'De plaats' },
] as const;

const addressFindings = (
  party: PartyFacts,
  who: 'supplier' | 'customer',
  onParty: ReturnType<typeof at>,
  whose: string,
): LawFinding[] =>
  ADDRESS.flatMap(({ field, name }) =>
    onParty(
      isEmpty(party[field]) && (field !== 'postal_code' || hasPostalCodes(party.country)),
      `${who}-${field}`,
      field,
      `${name} ${whose} ontbreekt.`,
    ),
  );
