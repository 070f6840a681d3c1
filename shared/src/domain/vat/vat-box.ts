import { isInEu } from '../relation/countries';
import { normaliseTaxNumber } from '../relation/identity';
import { countryOfTaxNumber } from './tax-prefix';
import type { TaxId } from './vat';

/** The boxes of the Dutch VAT return in which turnover is declared, with what it is called there. */
export const TURNOVER_BOX_NAMES = {
  '1a': 'Leveringen en diensten belast met hoog tarief',
  '1b': 'Leveringen en diensten belast met laag tarief',
  '1c': 'Leveringen en diensten belast met overige tarieven, behalve 0%',
  '1d': 'Privégebruik',
  '1e': 'Leveringen en diensten belast met 0% of niet bij jou belast',
  '2a': 'Leveringen en diensten waarbij de btw naar jou is verlegd',
  '3a': 'Leveringen naar landen buiten de EU (uitvoer)',
  '3b': 'Leveringen naar en diensten in landen binnen de EU',
  '3c': 'Installatie en afstandsverkopen binnen de EU',
  '4a': 'Leveringen en diensten uit landen buiten de EU',
  '4b': 'Leveringen en diensten uit landen binnen de EU',
} as const;

export type TurnoverBox = keyof typeof TURNOVER_BOX_NAMES;

/** In the order of the return. */
export const TURNOVER_BOXES = Object.keys(TURNOVER_BOX_NAMES) as TurnoverBox[];

/** What is claimed back: no turnover is declared there. */
export const INPUT_VAT = '5b' as const;

/** A box that an amount can be put in; the others are made of these. */
export type VatBox = TurnoverBox | typeof INPUT_VAT;

/** Of sales, and of purchases of which the buyer owes the VAT. */
const SALES: readonly TurnoverBox[] = ['1a', '1b', '1c', '1d', '1e', '3a', '3b', '3c'];
const REVERSED: readonly TurnoverBox[] = ['2a', '4a', '4b'];

/** The boxes in which the return asks for VAT beside the turnover. */
export const BOXES_WITH_VAT: readonly VatBox[] = [
  ...(['1a', '1b', '1c', '1d'] as const),
  ...REVERSED,
  INPUT_VAT,
];

/** As much of a VAT code of the accounting package as says where it counts. */
export type CodeOfReturn = {
  is_sale: boolean;
  /** Its group: `NL1A`; empty for none. */
  group: string;
  is_reversed: boolean;
};

/**
 * The box that a VAT code of the package counts in; null for one that counts in none, or in one that does not fit its
 * side. That of a purchase with reverse charge is the box in which the VAT is owed; it is claimed in 5b as well.
 */
export function boxOfCode({ is_sale, group, is_reversed }: CodeOfReturn): VatBox | null {
  const box = /^NL(\d[A-Z])$/i.exec(group)?.[1]?.toLowerCase();
  if (is_sale) return SALES.find((each) => each === box) ?? null;
  if (is_reversed) return REVERSED.find((each) => each === box) ?? null;
  return box === INPUT_VAT ? INPUT_VAT : null;
}

type Customer = { country: string; tax_number: string };

/**
 * The box that a kind of VAT on an invoice counts in; null for the kind without VAT, of which the invoice does not say
 * whether it is exempt, which is not declared, or taxed at 0 %, which is 1e.
 *
 * Source: the form of the return (OB 8000); art. 37a Wet OB 1968 for what goes to companies in the European Union.
 */
export function boxOfInvoice(kind: TaxId, customer: Customer): TurnoverBox | null {
  if (kind === 4) return isElsewhereInEu(customer) ? '3b' : '1e';
  return BOX_OF_KIND[kind];
}

const BOX_OF_KIND = { 1: '1a', 2: '1b', 3: null, 5: '3a', 6: '3b' } as const;

/** By whose VAT number it has, else by where it is. Services to Northern Ireland are not within the Union. */
function isElsewhereInEu({ country, tax_number }: Customer): boolean {
  const of = countryOfTaxNumber(normaliseTaxNumber(tax_number)) ?? country;
  return of !== 'NL' && isInEu(of);
}
