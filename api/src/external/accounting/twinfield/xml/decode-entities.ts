/** The entities that need no document type. */
const PREDEFINED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * The text that a document means: predefined and numbered entities become their character, once. A text never grows by
 * it, and what is no entity stays.
 */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(\w{2,4}));/g,
        (whole, decimal, hex, name) =>
          name === undefined ? characterOf(decimal, hex) : (PREDEFINED[name] ?? whole),
      )
    : text;

/** Nothing for a number that is no character. */
function characterOf(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}
