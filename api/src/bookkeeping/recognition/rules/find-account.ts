import { countrySpecs, isValidIBAN } from 'ibantools';
import { asFigures } from './as-figures';
import { around, isInColumn, type Line, onwards, textOf, type Word } from './paper';
import type { Read } from './read';

/** Words that an account may be written in: NL91 ABNA 0417 1643 00. */
const MOST_WORDS = 9;
const BEGINS =
  /^(?:iban|rek(?:ening)?(?:nr)?|bank)?[.:]{0,2}([a-z]{2}[\doilsbz]{2}[a-z0-9]{0,30})[.,;)]{0,2}$/i;

/** An account from which only the tax office may be paid: a part of what is due goes there, never all of it. */
const BLOCKED = /\bg[- ]?rek|geblokkeerde? rek|blocked account/i;

/**
 * The account that is paid to: the check digits are right, and it is not one of `own`. Of several the first that is not
 * a blocked one, and it is doubtful.
 */
export function findAccount(lines: readonly Line[], own: ReadonlySet<string>): Read<string> | null {
  const found = accountsOn(lines).filter(({ value }) => !own.has(value));
  const first = found.find(({ isBlocked }) => !isBlocked) ?? found[0];
  if (!first) return null;
  const { isBlocked, ...account } = first;
  const isOne = found.every(({ value }) => value === first.value);
  return isOne ? account : { ...account, doubt: 'several' };
}

/** All accounts on paper. */
export const accountsOn = (lines: readonly Line[]): (Read<string> & { isBlocked: boolean })[] =>
  lines.flatMap((line, row) => {
    const found: ReturnType<typeof accountsOn> = [];
    let taken = 0;
    for (const [at, word] of line.words.entries()) {
      const begin = BEGINS.exec(word.text)?.[1];
      if (begin === undefined) continue;
      // It may go on at the beginning of the line below; its check digits say whether it does.
      const rest = onwards(lines, row, at + 1).slice(0, MOST_WORDS - 1);
      const account = accountIn(begin, rest, line.page.source === 'ocr');
      if (!account) continue;
      const words = line.words.slice(at, at + account.used);
      const before = line.words.slice(taken, at);
      const over = (lines[row - 1]?.words ?? []).filter((one) => isInColumn(one, around(words)));
      const isBlocked = BLOCKED.test(textOf(before.length > 0 ? before : over));
      found.push({ value: account.account, words, line, doubt: null, isBlocked });
      taken = at + words.length;
    }
    return found;
  });

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
