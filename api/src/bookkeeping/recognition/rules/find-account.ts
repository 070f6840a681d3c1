import { countrySpecs, isValidIBAN } from 'ibantools';
import { asFigures } from './as-figures';
import type { Line, Word } from './paper';
import type { Read } from './read';

/** Words that an account may be written in: NL91 ABNA 0417 1643 00. */
const MOST_WORDS = 9;
const BEGINS =
  /^(?:iban|rek(?:ening)?(?:nr)?|bank)?[.:]{0,2}([a-z]{2}[\doilsbz]{2}[a-z0-9]{0,30})[.,;)]{0,2}$/i;

/**
 * The account that is paid to: the check digits are right, and it is not one of `own`. Of several the first, and it is
 * doubtful.
 */
export function findAccount(lines: readonly Line[], own: ReadonlySet<string>): Read<string> | null {
  const found = accountsOn(lines).filter(({ value }) => !own.has(value));
  const [first] = found;
  if (!first) return null;
  const isOne = found.every(({ value }) => value === first.value);
  return isOne ? first : { ...first, doubt: 'several' };
}

/** All accounts on paper. */
export const accountsOn = (lines: readonly Line[]): Read<string>[] =>
  lines.flatMap((line) =>
    line.words.flatMap((word, at) => {
      const begin = BEGINS.exec(word.text)?.[1];
      if (begin === undefined) return [];
      const found = accountIn(
        begin,
        line.words.slice(at + 1, at + MOST_WORDS),
        line.page.source === 'ocr',
      );
      return found
        ? [
            {
              value: found.account,
              words: line.words.slice(at, at + found.used),
              line,
              doubt: null,
            },
          ]
        : [];
    }),
  );

function accountIn(begin: string, rest: readonly Word[], isPicture: boolean) {
  let written = '';
  for (const [at, text] of [begin, ...rest.map((word) => word.text)].entries()) {
    written += text.replace(/[^a-z0-9]/gi, '').toUpperCase();
    const length = countrySpecs[written.slice(0, 2)]?.chars ?? 0;
    if (written.length < length) continue;
    if (written.length > length) written = isPicture ? onceRead(written) : written;
    if (written.length !== length) return null;
    const account = isPicture ? mended(written) : written;
    return isValidIBAN(account) ? { account, used: at + 1 } : null;
  }
  return null;
}

/** A nought that was read as itself and as a letter. */
const onceRead = (account: string) => account.replace(/0O|O0/, '0');

/** With figures where an account of the Netherlands has them; the check digits say whether that is right. */
function mended(account: string): string {
  if (!account.startsWith('NL')) return account;
  return `NL${asFigures(account.slice(2, 4))}${account.slice(4, 8).replace(/0/g, 'O')}${asFigures(account.slice(8))}`;
}
