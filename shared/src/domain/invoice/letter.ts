import type { IsoDate } from '../dates/dates';
import { formatDate, formatEuro } from '../money/format';
import type { Euro } from '../money/money';

/** What the words between braces in a letter stand for; empty when it is not known. */
export type LetterWords = {
  from_company_name: string;
  bank_account: string;
  from_contact_name: string;
  from_email: string;
  /** Of a private customer the name of the person. */
  to_company_name: string;
  to_contact_first_name: string;
  to_contact_last_name: string;
  /** `null` leaves the word as it is: a concept gets its number while it is sent. */
  invoice_number: string | null;
  invoice_amount: Euro;
  /** What is still to be paid, and by when. */
  open_amount: Euro;
  due_date: IsoDate;
};

/** The words that may stand between braces in a letter, in the order in which they are offered. */
export const LETTER_WORDS = [
  ...['from_company_name', 'bank_account', 'from_contact_name', 'from_email', 'to_company_name'],
  ...['to_contact_first_name', 'to_contact_last_name', 'invoice_number', 'invoice_amount'],
] as const satisfies readonly (keyof LetterWords)[] | readonly string[];

/** All words that are filled in: those of a reminder are not offered for the letter of an invoice. */
export const KNOWN_WORDS = [...LETTER_WORDS, ...(['open_amount', 'due_date'] as const)] satisfies
  | readonly (keyof LetterWords)[]
  | readonly string[];

/** What stands between braces in a text and is none of these words, as it was typed: `{onzin}`, each once. */
export const unknownWords = (text: string, words: readonly string[] = KNOWN_WORDS): string[] => {
  const typed = text.match(/\{[^{}\n]*\}/g) ?? [];
  return [...new Set(typed)].filter((word) => !words.includes(word.slice(1, -1)));
};

/** Stands for a word about which nothing is known, until the text around it is closed. No letter contains it. */
const GAP = '\0';

/**
 * Fills in what a letter says between braces; what is no word of ours stays as it is.
 *
 * Where nothing is known the text closes: the space before the word goes, and so does a line that holds nothing else
 * than the word, or the word behind its label (`Rekeningnummer: {bank_account}`).
 */
export function fillLetter(text: string, words: LetterWords): string {
  const known = new Map(Object.entries(spoken(words)));
  const filled = signedOnce(text, words).replace(/\{(\w+)\}(\.?)/g, (typed, word: string, stop) => {
    const said = known.get(word);
    if (said === null || said === undefined) return typed;
    // The full stop of `B.V.` ends the sentence as well.
    return (said || GAP) + (said.endsWith('.') ? '' : stop);
  });
  return closeGaps(filled);
}

/** As they are said: who has no contact person is called by the name of the company. */
function spoken(words: LetterWords): Record<string, string | null> {
  const { to_contact_first_name, to_contact_last_name, to_company_name } = words;
  return {
    ...words,
    from_contact_name: words.from_contact_name || words.from_company_name,
    to_contact_first_name: to_contact_last_name
      ? to_contact_first_name
      : to_contact_first_name || to_company_name,
    invoice_amount: formatEuro(words.invoice_amount),
    open_amount: formatEuro(words.open_amount),
    due_date: formatDate(words.due_date),
  };
}

/** A company without a contact person does not sign with its name twice. */
const signedOnce = (text: string, { from_contact_name }: LetterWords) =>
  from_contact_name === ''
    ? text.replaceAll('{from_contact_name}\n{from_company_name}', '{from_company_name}')
    : text;

/** Takes lines away that would say nothing, and a space where a word is missing. */
const closeGaps = (text: string) =>
  text.replace(/[^\n]*(?:\n|$)/g, (line) =>
    SAYS_NOTHING.test(line) ? '' : line.replace(GAP_AT_BEGIN, '').replace(GAP_WITH_SPACE, ''),
  );

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: no text has this one, so it marks a gap
const SAYS_NOTHING = /^(?:[^{}]*: *)?\0(?: ?\0)* *\n?$/;
const GAP_AT_BEGIN = /^\0 ?/;
const GAP_WITH_SPACE = / ?\0/g;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above

/** The letter that comes with an invoice as long as a company has written none of its own. */
export const DEFAULT_LETTER = `Beste {to_contact_first_name} {to_contact_last_name},

Bij dit bericht vind je onze factuur {invoice_number} van {invoice_amount} voor {to_company_name}.

Wil je het bedrag voor de vervaldatum overmaken aan {from_company_name}, onder vermelding van het factuurnummer?
Rekeningnummer: {bank_account}

Heb je een vraag over deze factuur? Stuur dan een e-mail naar {from_email}.

Met vriendelijke groet,
{from_contact_name}
{from_company_name}`;

/** The letter that comes with a credit, of which there is nothing to pay. */
export const CREDIT_LETTER = `Beste {to_contact_first_name} {to_contact_last_name},

Bij dit bericht vind je onze creditfactuur {invoice_number} van {invoice_amount} voor {to_company_name}. Je hoeft hiervoor niets te betalen.

Heb je een vraag over deze creditfactuur? Stuur dan een e-mail naar {from_email}.

Met vriendelijke groet,
{from_contact_name}
{from_company_name}`;

const reminder = (stands: string) => `Beste {to_contact_first_name} {to_contact_last_name},

${stands}

Wil je het openstaande bedrag overmaken aan {from_company_name}, onder vermelding van het factuurnummer? Heb je al betaald, dan hoef je niets te doen.
Rekeningnummer: {bank_account}

Met vriendelijke groet,
{from_contact_name}
{from_company_name}`;

/** The letter of a reminder of what should have been paid by now. */
export const LATE_LETTER = reminder(
  'Volgens onze administratie staat van factuur {invoice_number} nog {open_amount} open. De factuur had uiterlijk {due_date} betaald moeten zijn. Misschien is dit aan je aandacht ontsnapt.',
);

/** The letter of a reminder before that day. */
export const EARLY_LETTER = reminder(
  'Van factuur {invoice_number} staat nog {open_amount} open. Je kunt betalen tot en met {due_date}.',
);

/** The letter of a reminder; it keeps to the facts: what is due today or later is not late. */
export const reminderLetter = (due: IsoDate, today: IsoDate): string =>
  due < today ? LATE_LETTER : EARLY_LETTER;
