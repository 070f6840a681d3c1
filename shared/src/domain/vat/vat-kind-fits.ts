import { isInEu } from '../relation/countries';
import { normaliseTaxNumber } from '../relation/identity';
import { countryOfTaxNumber } from './tax-prefix';
import type { TaxId } from './vat';

/** As much of a party as decides which kinds of VAT can be right for it. */
type Placed = { country: string; tax_number: string };

type Parties = { from: Pick<Placed, 'country'>; to: Placed };

/**
 * Why a kind of VAT does not fit who the invoice goes to, in Dutch as a sentence; `null` when it does. It is asked
 * about, not refused: who else than its sender knows what was supplied, and where.
 *
 * Source: art. 9 lid 2 (b), art. 12 lid 2 and 3, art. 37a Wet OB 1968; tabel II, post a.2 and a.6.
 */
export function whyVatKindDoesNotFit(kind: TaxId, parties: Parties): string | null {
  const misfit = MISFITS[kind]?.find(({ applies }) => applies(parties));
  return misfit?.text ?? null;
}

type Misfit = { applies: (parties: Parties) => boolean; text: string };

/** Reverse charge, outside the EU and within it. */
const MISFITS: Partial<Record<TaxId, readonly Misfit[]>> = {
  4: [
    {
      applies: ({ to }) => !hasEuropeanNumber(to),
      text: 'Btw verlegd is voor een klant met een btw-nummer uit Nederland of een ander EU-land.',
    },
  ],
  5: [
    {
      applies: ({ to }) => isInEu(to.country),
      text: 'Verkoop buiten EU is voor een klant buiten de EU, en deze zit in de EU.',
    },
  ],
  6: [
    {
      applies: ({ from, to }) => to.country === from.country || !isEuropean(to),
      text: 'Verkoop binnen EU is voor een klant in een ander EU-land.',
    },
    {
      applies: ({ to }) => !hasEuropeanNumber(to) || isOfCountry(to, 'NL'),
      text: 'Verkoop binnen EU is voor een klant met een btw-nummer uit een ander EU-land.',
    },
  ],
};

/** The letters of Northern Ireland, to which goods go as to another country of the EU. */
const isNorthernIrish = ({ tax_number }: Placed) => normaliseTaxNumber(tax_number).startsWith('XI');

const isEuropean = (party: Placed) => isInEu(party.country) || isNorthernIrish(party);

const hasEuropeanNumber = (party: Placed) =>
  isNorthernIrish(party) || isInEu(countryOfTaxNumber(normaliseTaxNumber(party.tax_number)) ?? '');

const isOfCountry = ({ tax_number }: Placed, country: string) =>
  countryOfTaxNumber(normaliseTaxNumber(tax_number)) === country;
