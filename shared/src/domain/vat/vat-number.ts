import {
  andorra,
  austria,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  norway,
  poland,
  portugal,
  romania,
  serbia,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} from 'jsvat';
import { countryName } from '../relation/countries';
import { hasTaxCheckDigits, isTaxNumber, normaliseTaxNumber } from '../relation/identity';
import { countryOfTaxNumber, hasPrefixOf, taxPrefixOf } from './tax-prefix';

/**
 * What looks wrong about a VAT number, in Dutch as a sentence; `null` when nothing does, or when it is no VAT number at
 * all. It is a warning: numbers are given out by others, and their rules change before we hear of it.
 *
 * @param country where its owner is
 */
export function vatNumberWarning(text: string, country: string): string | null {
  const number = normaliseTaxNumber(text);
  const of = countryOfTaxNumber(number);
  if (of === null || !isTaxNumber(number)) return null;
  if (!hasPrefixOf(number, of)) return TEXTS.prefix(countryName(of), taxPrefixOf(of));
  if (of !== country && SHARED[country] !== of)
    return TEXTS.elsewhere(countryName(of), countryName(country));
  return canExist(number) ? null : TEXTS.wrong;
}

/** Whether form and check digits of a VAT number are those of its country; of some countries nothing is known. */
export function canExist(number: string): boolean {
  const own = OWN[number.slice(0, 2)];
  if (own) return own(number);
  // Numbers of Northern Ireland are those of the United Kingdom.
  const { isValid, isSupportedCountry } = checkVAT(number.replace(/^XI/, 'GB'), COUNTRIES);
  return isValid || !isSupportedCountry;
}

const TEXTS = {
  wrong: 'Dit nummer kan niet kloppen. Controleer het.',
  prefix: (country: string, prefix: string) =>
    `Een btw-nummer uit ${country} begint met ${prefix}. Controleer het.`,
  elsewhere: (of: string, country: string) =>
    `Dit is een btw-nummer uit ${of}, en het adres is in ${country}. Controleer het.`,
};

/** Monaco is France to the VAT. Source: art. 7 Richtlijn 2006/112/EG. */
const SHARED: Readonly<Record<string, string>> = { MC: 'FR' };

/** Belgium gives out numbers that begin with 1 as well; the last two digits are those before them by 97. */
const isBelgian = (number: string) =>
  /^BE[01]\d{9}$/.test(number) &&
  97 - (Number(number.slice(2, 10)) % 97) === Number(number.slice(10));

const OWN: Readonly<Record<string, (number: string) => boolean>> = {
  NL: hasTaxCheckDigits,
  BE: isBelgian,
};

const COUNTRIES = [
  ...[andorra, austria, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland],
  ...[france, germany, greece, hungary, ireland, italy, latvia, lithuania, luxembourg, malta],
  ...[norway, poland, portugal, romania, serbia, slovakiaRepublic, slovenia, spain, sweden],
  ...[switzerland, unitedKingdom],
];
