/** Eight digits, kept as text: a leading zero counts. Source: Handelsregister. */
export const isCocNumber = (text: string) => /^\d{8}$/.test(text);

/** The VAT number without spaces and dots, in capitals. */
export const normaliseTaxNumber = (text: string) => text.replace(/[\s.]/g, '').toUpperCase();

/** Whether a VAT number has the form of its country; a Dutch one is `NL` + 9 digits + `B` + 2 digits. */
export const isTaxNumber = (text: string) =>
  text.startsWith('NL') ? /^NL\d{9}B\d{2}$/.test(text) : /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(text);

/** Dutch postal code. Source: PostNL, four digits not starting with 0, two letters not SA, SD or SS. */
const DUTCH_POSTAL_CODE = /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/;

export const isPostalCode = (text: string, country: string) =>
  country !== 'NL' || DUTCH_POSTAL_CODE.test(text.toUpperCase());

/** `1234 AB` for the Netherlands, as typed elsewhere. */
export const normalisePostalCode = (text: string, country: string) =>
  country === 'NL' ? text.toUpperCase().replace(DUTCH_POSTAL_CODE, '$1 $2') : text;
