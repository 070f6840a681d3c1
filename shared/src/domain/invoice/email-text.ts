import type { IsoDate } from '../dates/dates';
import { formatDate, formatEuro } from '../money/format';
import type { Euro } from '../money/money';

/** The values of the placeholders in an e-mail text; empty when not known. */
export type PlaceholderValues = {
  from_company_name: string;
  bank_account: string;
  from_contact_name: string;
  from_email: string;
  /** Of a private customer the name of the person. */
  to_company_name: string;
  to_contact_first_name: string;
  to_contact_last_name: string;
  /** `null` leaves the placeholder as it is: a concept gets its number while it is sent. */
  invoice_number: string | null;
  invoice_amount: Euro;
  /** What is still to be paid, and by when. */
  open_amount: Euro;
  due_date: IsoDate;
};

/** The placeholders that are offered for an e-mail text, in this order. */
export const OFFERED_PLACEHOLDERS = [
  ...['from_company_name', 'bank_account', 'from_contact_name', 'from_email', 'to_company_name'],
  ...['to_contact_first_name', 'to_contact_last_name', 'invoice_number', 'invoice_amount'],
] as const satisfies readonly (keyof PlaceholderValues)[] | readonly string[];

/** All placeholders that are filled in; those of reminders are not offered for the e-mail text of an invoice. */
export const KNOWN_PLACEHOLDERS = [
  ...OFFERED_PLACEHOLDERS,
  ...(['open_amount', 'due_date'] as const),
] satisfies readonly (keyof PlaceholderValues)[] | readonly string[];

/** The placeholders in a text that are not known, as they were typed: `{onzin}`, each once. */
export const unknownPlaceholders = (
  text: string,
  known: readonly string[] = KNOWN_PLACEHOLDERS,
): string[] => {
  const typed = text.match(/\{[^{}\n]*\}/g) ?? [];
  return [...new Set(typed)].filter((placeholder) => !known.includes(placeholder.slice(1, -1)));
};

/** Marks a placeholder without a value, until the text around it is closed. No e-mail text contains it. */
const GAP = '\0';

/**
 * Fills in the placeholders of an e-mail text; unknown ones stay as they are.
 *
 * Where a value is empty the text closes: the space before the placeholder goes, and so does a line that holds nothing
 * else, or nothing but its label (`Rekeningnummer: {bank_account}`).
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const known = new Map(Object.entries(writtenOut(values)));
  const filled = signedOnce(text, values).replace(
    /\{(\w+)\}(\.?)/g,
    (typed, name: string, stop) => {
      const said = known.get(name);
      if (said === null || said === undefined) return typed;
      // The full stop of `B.V.` ends the sentence as well.
      return (said || GAP) + (said.endsWith('.') ? '' : stop);
    },
  );
  return closeGaps(filled);
}

/** As they are written: without a contact person by the name of the company. */
function writtenOut(values: PlaceholderValues): Record<string, string | null> {
  const { to_contact_first_name, to_contact_last_name, to_company_name } = values;
  return {
    ...values,
    from_contact_name: values.from_contact_name || values.from_company_name,
    to_contact_first_name: to_contact_last_name
      ? to_contact_first_name
      : to_contact_first_name || to_company_name,
    invoice_amount: formatEuro(values.invoice_amount),
    open_amount: formatEuro(values.open_amount),
    due_date: formatDate(values.due_date),
  };
}

/** A company without a contact person signs with its name once. */
const signedOnce = (text: string, { from_contact_name }: PlaceholderValues) =>
  from_contact_name === ''
    ? text.replaceAll('{from_contact_name}\n{from_company_name}', '{from_company_name}')
    : text;

/** Removes lines that would say nothing, and the space before a missing value. */
const closeGaps = (text: string) =>
  text.replace(/[^\n]*(?:\n|$)/g, (line) =>
    SAYS_NOTHING.test(line) ? '' : line.replace(GAP_AT_BEGIN, '').replace(GAP_WITH_SPACE, ''),
  );

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: no text has this one, so it marks a gap
const SAYS_NOTHING = /^(?:[^{}]*: *)?\0(?: ?\0)* *\n?$/;
const GAP_AT_BEGIN = /^\0 ?/;
const GAP_WITH_SPACE = / ?\0/g;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above

/** The e-mail text for an invoice, until a company has written its own. */
export const DEFAULT_EMAIL_TEXT = `Beste {to_contact_first_name} {to_contact_last_name},

Bij dit bericht vind je onze factuur {invoice_number} van {invoice_amount} voor {to_company_name}.

Wil je het bedrag voor de vervaldatum overmaken aan {from_company_name}, onder vermelding van het factuurnummer?
Rekeningnummer: {bank_account}

Heb je een vraag over deze factuur? Stuur dan een e-mail naar {from_email}.

Met vriendelijke groet,
{from_contact_name}
{from_company_name}`;

const withoutPayment = (what: string) => `Beste {to_contact_first_name} {to_contact_last_name},

Bij dit bericht vind je onze ${what} {invoice_number} van {invoice_amount} voor {to_company_name}. Je hoeft hiervoor niets te betalen.

Heb je een vraag over deze ${what}? Stuur dan een e-mail naar {from_email}.

Met vriendelijke groet,
{from_contact_name}
{from_company_name}`;

/** The e-mail text for a credit, of which there is mostly nothing to pay. */
export const CREDIT_EMAIL_TEXT = withoutPayment('creditfactuur');
/** The same for an invoice of which nothing is open: it comes to that or less, or it was paid or credited. */
export const NOTHING_DUE_EMAIL_TEXT = withoutPayment('factuur');

/** The same for the credit of an invoice of less than nothing: what was paid back of that comes back in turn. */
const CREDIT_TO_PAY_EMAIL_TEXT = `Beste {to_contact_first_name} {to_contact_last_name},

Bij dit bericht vind je onze creditfactuur {invoice_number} van {invoice_amount} voor {to_company_name}.

Wil je wat daarvan te betalen is uiterlijk {due_date} overmaken aan {from_company_name}, onder vermelding van het factuurnummer?
Rekeningnummer: {bank_account}

Heb je een vraag over deze creditfactuur? Stuur dan een e-mail naar {from_email}.

Met vriendelijke groet,
{from_contact_name}
{from_company_name}`;

/**
 * What goes with a credit, and with what is not to be paid, or not any more, as a company's own text asks to pay an invoice;
 * `null` for all else. `due` is what the customer is to pay once it is sent.
 */
export const textInstead = ({
  is_credit,
  due,
}: {
  is_credit: boolean;
  due: Euro;
}): string | null => {
  if (is_credit) return due > 0 ? CREDIT_TO_PAY_EMAIL_TEXT : CREDIT_EMAIL_TEXT;
  return due > 0 ? null : NOTHING_DUE_EMAIL_TEXT;
};

const reminder = (stands: string) => `Beste {to_contact_first_name} {to_contact_last_name},

${stands}

Wil je het openstaande bedrag overmaken aan {from_company_name}, onder vermelding van het factuurnummer? Heb je al betaald, dan hoef je niets te doen.
Rekeningnummer: {bank_account}

Met vriendelijke groet,
{from_contact_name}
{from_company_name}`;

/** The e-mail text of a reminder after the due date. */
export const LATE_REMINDER_TEXT = reminder(
  'Volgens onze administratie staat van factuur {invoice_number} nog {open_amount} open. De factuur had uiterlijk {due_date} betaald moeten zijn. Misschien is dit aan je aandacht ontsnapt.',
);

/** The e-mail text of a reminder before or on that day. */
export const EARLY_REMINDER_TEXT = reminder(
  'Van factuur {invoice_number} staat nog {open_amount} open. Je kunt betalen tot en met {due_date}.',
);

/** The e-mail text of a reminder; what is due today or later is not late. */
export const reminderText = (due: IsoDate, today: IsoDate): string =>
  due < today ? LATE_REMINDER_TEXT : EARLY_REMINDER_TEXT;
