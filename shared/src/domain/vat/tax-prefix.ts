import { isCountry } from '../relation/countries';

/** Where the letters in front of a VAT number are not the code of the country. Source: VIES; Brexit, Northern Ireland. */
const OWN_PREFIX: Readonly<Record<string, string>> = { GR: 'EL' };
const PREFIX_OF_OTHER: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** Kosovo is in no list of prefixes under its own letters. Source: EN 16931 BR-CO-09. */
const NO_PREFIX = ['XK'];

/** The country that a VAT number is of; `null` when it does not begin with the letters of one. */
export function countryOfTaxNumber(number: string): string | null {
  const prefix = number.slice(0, 2);
  const country = PREFIX_OF_OTHER[prefix] ?? prefix;
  return isCountry(country) && !NO_PREFIX.includes(country) ? country : null;
}

/** The letters that a VAT number of a country begins with. */
export const taxPrefixOf = (country: string): string => OWN_PREFIX[country] ?? country;

/** Whether a number begins as those of its country do; Northern Ireland has letters of its own. */
export const hasPrefixOf = (number: string, country: string): boolean =>
  number.startsWith(taxPrefixOf(country)) || PREFIX_OF_OTHER[number.slice(0, 2)] === country;
