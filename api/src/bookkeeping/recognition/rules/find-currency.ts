import { type Line, textOf } from './paper';
import type { Read } from './read';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^-?(?:us\$|usd|\$)|(?:us\$|usd|\$)$/i, 'USD'],
  [/^-?(?:£|gbp)|(?:£|gbp)$/i, 'GBP'],
  [/^-?(?:€|eur|euro)[\d.,-]{0,14}$|(?:€|eur|euro)$/i, 'EUR'],
  [/^-?chf|chf$/i, 'CHF'],
  [/^sek|sek$/i, 'SEK'],
  [/^dkk|dkk$/i, 'DKK'],
  [/^nok|nok$/i, 'NOK'],
  [/^pln|pln$/i, 'PLN'],
];

const currencyOf = (text: string) => SIGNS.find(([sign]) => sign.test(text))?.[1];

/**
 * The currency of a total: the sign or code that stands on its line, else the only one on the paper; `null` when it has
 * none, and it is then what is usual.
 */
export function findCurrency(
  lines: readonly Line[],
  total: Read<number> | null,
): Read<string> | null {
  const beside = total && currenciesOn(total.line);
  const [here] = beside ?? [];
  if (here)
    return { ...here, doubt: beside?.some(({ value }) => value !== here.value) ? 'several' : null };
  const all = lines.flatMap(currenciesOn);
  const [first] = all;
  if (!first) return null;
  return { ...first, doubt: all.every(({ value }) => value === first.value) ? null : 'several' };
}

const currenciesOn = (line: Line): Read<string>[] =>
  line.words.flatMap((word) => {
    // A word with more letters is no code: "euronet".
    const value = word.text.length <= 16 ? currencyOf(word.text) : undefined;
    return value === undefined || /[a-z]{5}/i.test(textOf([word]))
      ? []
      : [{ value, words: [word], line, doubt: null }];
  });
