import { partyName } from './client-kind';
import { type CheckedInvoice, type Finding, isEmpty, type PartyFacts } from './invoice-check-facts';
import { REVERSE_CHARGE, type TaxId, WITHIN_EU } from './vat';

type LawFinding = Omit<Finding, 'for'>;

/**
 * What an invoice must show. Source: art. 35a Wet OB 1968; for the KvK number art. 27 Handelsregisterwet 2007.
 */
export const lawFindings = (checked: CheckedInvoice): Finding[] =>
  [
    ...supplierFindings(checked),
    ...customerFindings(checked),
    ...numberFindings(checked),
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
    isEmpty(from.coc_number),
    'supplier-coc-number',
    'coc_number',
    'Je KvK-nummer ontbreekt.',
  ),
];

const customerFindings = ({ to }: CheckedInvoice): LawFinding[] => [
  ...onCustomer(isEmpty(partyName(to)), 'customer-name', 'name', 'De naam van de klant ontbreekt.'),
  ...addressFindings(to, 'customer', onCustomer, 'van de klant'),
];

/** Who pays the VAT instead of the supplier is a company with its number on the invoice. */
function numberFindings({ invoice, to }: CheckedInvoice): LawFinding[] {
  const has = (kind: TaxId) => invoice.products.some(({ tax_id }) => tax_id === kind);
  const isWithoutNumber = isEmpty(to.tax_number);
  return [
    ...onCustomer(
      has(REVERSE_CHARGE) && (isWithoutNumber || to.type !== 0),
      'reverse-charge-tax-number',
      'tax_number',
      'BTW nummer verplicht bij BTW verlegd',
      true,
    ),
    ...onCustomer(
      has(WITHIN_EU) && isWithoutNumber,
      'within-eu-tax-number',
      'tax_number',
      'Het btw-nummer van de klant ontbreekt: het hoort op een verkoop binnen de EU zonder btw.',
    ),
  ];
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

/** A postal code is not of every country. */
const addressFindings = (
  party: PartyFacts,
  who: 'supplier' | 'customer',
  onParty: ReturnType<typeof at>,
  whose: string,
): LawFinding[] =>
  ADDRESS.flatMap(({ field, name }) =>
    onParty(
      isEmpty(party[field]) && (field !== 'postal_code' || party.country === 'NL'),
      `${who}-${field}`,
      field,
      `${name} ${whose} ontbreekt.`,
    ),
  );
