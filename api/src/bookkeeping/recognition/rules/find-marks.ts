import {
  hasTaxCheckDigits,
  isCocNumber,
  isTaxNumber,
  normaliseTaxNumber,
} from '@boekwerk/shared/domain/relation/identity';
import { canExist } from '@boekwerk/shared/domain/vat/vat-number';
import { asFigures } from './as-figures';
import { labelled } from './labelled';
import { LABELS } from './labels';
import { confidenceIn, type Line, type Word } from './paper';
import type { Read } from './read';

const CLEAR = 0.9;
/** Every VAT number of the Netherlands begins with these, and the others stand behind a label. */
const DUTCH = /^[(:]?NL/i;

/** Countries whose check digits are known. */
const ELSEWHERE =
  /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|PL|PT|RO|SE|SI|SK)[A-Z0-9]?\d{5,11}[A-Z0-9]{0,3}$/;

/** The VAT numbers on paper whose check digits are right, each once. */
export function vatNumbersOn(lines: readonly Line[]): Read<string>[] {
  const anywhere = lines.flatMap((line) =>
    line.words.flatMap((word, at) => {
      if (!DUTCH.test(word.text)) return [];
      const found = dutchIn(line.words.slice(at));
      return found
        ? [{ value: found.value, words: line.words.slice(at, at + found.used), line, doubt: null }]
        : [];
    }),
  );
  const named = labelled(lines, LABELS.vatNumber, numberIn).map((found) => ({
    ...found,
    doubt: null,
  }));
  return onceEach([...anywhere, ...named]);
}

/** The numbers of the trade register on paper, each once. */
export const cocNumbersOn = (lines: readonly Line[]): Read<string>[] =>
  onceEach(
    labelled(lines, LABELS.kvk, cocNumberIn).map((found) => ({
      ...found,
      doubt:
        found.line.page.source === 'ocr' && confidenceIn(found.words) < CLEAR ? 'unclear' : null,
    })),
  );

const onceEach = (found: readonly Read<string>[]) => [
  ...new Map(found.map((one) => [one.value, one] as const)).values(),
];

function dutchIn(words: readonly Word[]) {
  let written = '';
  for (const [at, { text }] of words.slice(0, 5).entries()) {
    written += text.replace(/[^a-z0-9]/gi, '').toUpperCase();
    if (written.length > 14) return null;
    const value = mended(written);
    if (value.startsWith('NL') && hasTaxCheckDigits(value)) return { value, used: at + 1 };
  }
  return null;
}

/** With figures and the letter B where a number of the Netherlands has them. */
function mended(written: string): string {
  if (!/^NL[A-Z0-9]{12}$/.test(written)) return written;
  const letter = written.charAt(11) === '8' ? 'B' : written.charAt(11);
  return `NL${asFigures(written.slice(2, 11))}${letter}${asFigures(written.slice(12))}`;
}

/** Behind its label: of another country, or of the Netherlands without its letters. */
function numberIn(words: readonly Word[]) {
  const dutch = dutchIn(words) ?? dutchIn(withLetters(words));
  if (dutch) return dutch;
  let written = '';
  for (const [at, { text }] of words.slice(0, 4).entries()) {
    written = normaliseTaxNumber(written + text.replace(/^[(:]{1,2}|[,;)]$/g, ''));
    if (ELSEWHERE.test(written) && isTaxNumber(written) && canExist(written))
      return { value: written, used: at + 1 };
  }
  return null;
}

const withLetters = ([first, ...others]: readonly Word[]): Word[] =>
  first && /^\d/.test(first.text) ? [{ ...first, text: `NL${first.text}` }, ...others] : [];

function cocNumberIn(words: readonly Word[]) {
  let written = '';
  for (const [at, { text }] of words.slice(0, 4).entries()) {
    if (!/^[(:]?[\d.]{1,11}[),.;]?$/.test(text)) return null;
    written += text.replace(/\D/g, '');
    if (isCocNumber(written)) return { value: written, used: at + 1 };
  }
  return null;
}

const AT = /^[^@\s]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})[.,;)>]?$/i;
const SITE = /^(?:https?:\/\/)?www\.([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})(?:\/|[.,;)]?$)/i;
/** Everybody may have an address there. */
const OF_ALL =
  /^(?:gmail|hotmail|outlook|live|yahoo|icloud|msn|ziggo|kpnmail|kpnplanet|planet|xs4all|home|casema|upcmail|hetnet|telfort|tele2|online|solcon|gmx|web|t-online|orange|free|proton|protonmail)\./i;

/** The domains of addresses and sites on paper that are somebody's own, in small letters. */
export const domainsOn = (lines: readonly Line[]): string[] => [
  ...new Set(
    lines
      .flatMap(({ words }) => words)
      .map(({ text }) => domainOf(text))
      .filter((domain) => domain !== null),
  ),
];

/** The domain of an e-mail address or site; `null` for another text, and for a domain that is everybody's. */
function domainOf(text: string): string | null {
  const domain = (AT.exec(text)?.[1] ?? SITE.exec(text)?.[1] ?? '').toLowerCase();
  return domain === '' || OF_ALL.test(domain) ? null : domain;
}
