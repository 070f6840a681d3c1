import { endpointOf, registrationOf } from '../../relation/company-identifier';
import { partyName } from '../../relation/customer-kind';
import { normaliseTaxNumber } from '../../relation/identity';
import { countryOfTaxNumber } from '../../vat/tax-prefix';
import { REVERSE_CHARGE, type TaxId, WITHIN_EU } from '../../vat/vat';
import { type CheckedInvoice, type Finding, isEmpty, type PartyFacts } from './invoice-check-facts';

/** Something without which no e-invoice can be made; where `isMissing` says so. */
type Need = {
  code: string;
  place: Finding['place'];
  field: (checked: CheckedInvoice) => string;
  what: string;
  isMissing: (checked: CheckedInvoice) => boolean;
};

/** What an e-invoice cannot do without. Source: EN 16931; NL-R-001, 002, 004 and 007 of Peppol BIS 3. */
const NEEDS: readonly Need[] = [
  {
    code: 'ubl-supplier-name',
    place: 'company',
    field: () => 'name',
    what: 'de naam van je bedrijf',
    isMissing: ({ from }) => isEmpty(partyName(from)),
  },
  {
    code: 'ubl-supplier-tax-number',
    place: 'company',
    field: () => 'tax_number',
    what: 'je btw-nummer',
    isMissing: ({ from }) => isEmpty(from.tax_number),
  },
  {
    code: 'ubl-supplier-tax-prefix',
    place: 'company',
    field: () => 'tax_number',
    what: 'de landcode voor je btw-nummer',
    isMissing: ({ from }) => lacksPrefix(from),
  },
  {
    code: 'ubl-supplier-address',
    place: 'company',
    field: ({ from }) => missingPart(from),
    what: 'het volledige adres van je bedrijf',
    isMissing: ({ from }) => from.country === 'NL' && missingPart(from) !== '',
  },
  {
    code: 'ubl-bank-account',
    place: 'company',
    field: () => 'bank_account',
    what: 'je bankrekening (IBAN)',
    isMissing: ({ from, invoice }) =>
      !invoice.is_credit && invoice.total > 0 && isEmpty(from.bank_account),
  },
  {
    code: 'ubl-customer-name',
    place: 'customer',
    field: () => 'name',
    what: 'de naam van de klant',
    isMissing: ({ to }) => isEmpty(partyName(to)),
  },
  {
    code: 'ubl-customer-tax-prefix',
    place: 'customer',
    field: () => 'tax_number',
    what: 'de landcode voor het btw-nummer van de klant',
    isMissing: ({ to }) => lacksPrefix(to),
  },
  {
    code: 'ubl-customer-address',
    place: 'customer',
    field: ({ to }) => missingPart(to),
    what: 'het volledige adres van de klant',
    isMissing: ({ from, to }) =>
      from.country === 'NL' && to.country === 'NL' && missingPart(to) !== '',
  },
  {
    code: 'ubl-customer-tax-number',
    place: 'customer',
    field: () => 'tax_number',
    what: 'het btw-nummer van de klant',
    isMissing: ({ invoice, to }) =>
      isEmpty(to.tax_number) &&
      (has(invoice, WITHIN_EU) || (has(invoice, REVERSE_CHARGE) && !registrationOf(to))),
  },
  {
    code: 'ubl-credited-invoice',
    place: 'invoice',
    field: () => 'credited_invoice',
    what: 'de factuur die wordt gecrediteerd',
    isMissing: ({ invoice }) => invoice.is_credit && !invoice.has_credited_invoice,
  },
  {
    code: 'ubl-line-title',
    place: 'invoice',
    field: ({ invoice }) => `products.${untitled(invoice)}.title`,
    what: 'de omschrijving van een regel',
    isMissing: ({ invoice }) => untitled(invoice) >= 0,
  },
];

/** What keeps an e-invoice from being made; the invoice itself still goes. */
export const ublFindings = (checked: CheckedInvoice): Finding[] =>
  NEEDS.filter(({ isMissing }) => isMissing(checked)).map(({ code, place, field, what }) => ({
    code,
    place,
    field: field(checked),
    text: `Geen e-factuur (UBL) zonder ${what}.`,
    for: 'e-invoice',
    blocks: false,
  }));

/** How the customer gets it; good to know, and nothing is wrong. Only a Dutch supplier sends over Peppol. */
export function peppolFindings({ invoice, from, to }: CheckedInvoice): Finding[] {
  if (to.type !== 0 || from.country !== 'NL' || to.country !== 'NL') return [];
  if (!isEmpty(to.oin ?? '') && isEmpty(invoice.reference)) return [NO_GOVERNMENT_REFERENCE];
  if (endpointOf(to)) return [];
  return [
    {
      code: 'not-on-peppol',
      text: 'Zonder KvK- of btw-nummer van de klant kan de e-factuur niet via Peppol; als bijlage bij de e-mail wel.',
      place: 'customer',
      field: 'coc_number',
      for: 'e-invoice',
      blocks: false,
    },
  ];
}

/** Without the number that a government has given, its computer does not know whose order it is. */
const NO_GOVERNMENT_REFERENCE: Finding = {
  code: 'government-reference',
  text: 'Inkoop order (PO) leeg: een overheid vraagt hier om de referentie die ze je heeft gegeven.',
  place: 'invoice',
  field: 'reference',
  for: 'e-invoice',
  blocks: false,
};

const has = ({ products }: CheckedInvoice['invoice'], kind: TaxId) =>
  products.some(({ tax_id }) => tax_id === kind);

const untitled = ({ products }: CheckedInvoice['invoice']) =>
  products.findIndex(({ title }) => isEmpty(title));

/** The first part of an address that is not filled in; empty when it is complete. */
const missingPart = (party: PartyFacts) =>
  (['address', 'postal_code', 'city'] as const).find((part) => isEmpty(party[part])) ?? '';

const lacksPrefix = ({ tax_number }: PartyFacts) =>
  !isEmpty(tax_number) && countryOfTaxNumber(normaliseTaxNumber(tax_number)) === null;
