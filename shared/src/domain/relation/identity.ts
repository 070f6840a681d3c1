import { countryOfTaxNumber } from '../vat/tax-prefix';

/** Eight digits, kept as text: a leading zero counts. Source: Handelsregister. */
export const isCocNumber = (text: string) => /^\d{8}$/.test(text);

/** Twenty digits, kept as text: what governments are called by. Source: Logius, OIN-Stelsel. */
export const isOin = (text: string) => /^\d{20}$/.test(text);

/** The VAT number without spaces, dots and dashes, in capitals. */
export const normaliseTaxNumber = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

/**
 * Whether a VAT number begins with the letters of a country and goes on like one; a Dutch one is `NL` + 9 digits + `B`
 * + 2 digits. Whether it can exist, `vat-number` tells. Source: EN 16931 BR-CO-09.
 */
export const isTaxNumber = (text: string) =>
  text.startsWith('NL')
    ? /^NL\d{9}B\d{2}$/.test(text)
    : countryOfTaxNumber(text) !== null && /^[A-Z]{2}[A-Z0-9+*]{2,14}$/.test(text);

/**
 * Whether the weighted sum (9, 8 … 2, -1) of nine digits is a multiple of 11.
 *
 * Source: Logisch Ontwerp BSN, the eleven test.
 */
export function fitsElevenTest(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at),
    0,
  );
  return sum % 11 === 0;
}

/**
 * Whether the check digits of a Dutch VAT number are right: its nine digits fit the eleven test, or the whole of it,
 * as sole traders have it since 2020, leaves 1 by 97. Of another country's number nothing is said.
 *
 * Source: Belastingdienst, opbouw btw-identificatienummer; ISO/IEC 7064, MOD 97-10.
 */
export function hasTaxCheckDigits(text: string): boolean {
  if (!text.startsWith('NL')) return true;
  if (!isTaxNumber(text)) return false;
  const inDigits = [...text].map((sign) => Number.parseInt(sign, 36)).join('');
  return fitsElevenTest(text.slice(2, 11)) || BigInt(inDigits) % 97n === 1n;
}

/** Dutch postal code. Source: PostNL, four digits not starting with 0, two letters not SA, SD or SS. */
const DUTCH_POSTAL_CODE = /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/;

/** Whether it may be a postal code there: in the Netherlands by how it is written, elsewhere any text. */
export const isPostalCode = (text: string, country: string) =>
  country !== 'NL' || DUTCH_POSTAL_CODE.test(text.toUpperCase());

/** `1234 AB` for the Netherlands, as typed elsewhere. */
export const normalisePostalCode = (text: string, country: string) =>
  country === 'NL' ? text.toUpperCase().replace(DUTCH_POSTAL_CODE, '$1 $2') : text;
