import * as v from 'valibot';
import { isDate } from '../domain/dates/dates';
import { unknownPlaceholders } from '../domain/invoice/email-text';
import { hasDecimals, MAX_EURO } from '../domain/money/money';
import { withoutDoubles } from '../domain/relation/email-address';
import { isStrongPassword } from '../domain/user/password';

/** The largest id the database gives. */
export const MAX_ID = 2_147_483_647;

/** Said at a field that holds as much as it may. */
export const maxLengthText = (n: number) => `Maximale lengte van ${n} tekens bereikt`;

/** Text that may stay empty; trimmed. */
export const text = (max: number) =>
  v.optional(v.pipe(v.string('Vul tekst in'), v.trim(), v.maxLength(max, maxLengthText(max))), '');

/** Text that must be filled in; a missing key counts as empty. */
export const requiredText = (message: string, max: number) =>
  v.optional(
    v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(max, maxLengthText(max))),
    '',
  );

/** A step of a text's pipe: all that stands between braces is filled in; what is not, is named. */
export const knownPlaceholders = (words: readonly string[]) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (value) => unknownPlaceholders(value, words).length === 0,
    ({ input }) => unknownPlaceholdersText(unknownPlaceholders(input, words)),
  );

export const unknownPlaceholdersText = (unknown: readonly string[]) =>
  `Hier kan niets worden ingevuld voor ${unknown.join(', ')}`;

/** The id in a path. What is no id is an unknown one, so it is answered like one. */
export const idParams = v.object({
  id: v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/)), v.number()]),
    v.toNumber(),
    v.integer(),
    v.minValue(1),
    v.maxValue(MAX_ID),
  ),
});

/** An id in a query; what is none is said at its field. */
export const idInQuery = v.pipe(
  v.union([v.string(), v.number()]),
  v.toNumber(),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_ID),
);

/** The id in a path of what is numbered at random. */
export const uuidParams = v.object({ id: v.pipe(v.string(), v.toLowerCase(), v.uuid()) });

/** A password to sign in with: whatever was typed, not trimmed. */
export const givenPassword = (message: string) =>
  v.optional(
    v.pipe(v.string(message), v.nonEmpty(message), v.maxLength(256, maxLengthText(256))),
    '',
  );

/** A password that is asked for in some cases only. */
export const optionalPassword = v.optional(
  v.pipe(v.string('Wachtwoord is onjuist'), v.maxLength(256, maxLengthText(256))),
  '',
);

/** Six digits of an authenticator app, or a recovery code as `ABCD-EFGH`; '' for none. Apps show the digits in two groups. */
export const optionalCode = v.optional(
  v.pipe(
    v.string('Code is onjuist'),
    v.toUpperCase(),
    v.transform((typed) => typed.replace(/[\s-]/g, '').replace(/^(.{4})(.{4})$/, '$1-$2')),
    v.regex(/^(?:|\d{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$/, 'Code is onjuist'),
  ),
  '',
);

/** A password to choose. */
export const newPassword = (message: string) =>
  v.pipe(
    givenPassword(message),
    v.check(
      (password) => password === '' || isStrongPassword(password),
      'Gebruik minimaal 6 tekens, met een kleine letter, een hoofdletter en een speciaal teken.',
    ),
  );

type Repeated = { password: string; password_confirm: string };

/** A step of a form's pipe: the new password was typed the same twice. It speaks up also while other fields are wrong. */
export const passwordsMatch = <Form extends Repeated>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const form = dataset.value as Partial<Record<keyof Repeated, unknown>> | null; // what came in, checked or not
    if (!form || form.password === form.password_confirm) return;
    addIssue({
      message: 'Wachtwoord komt niet overeen.',
      path: [fieldOf(form, 'password_confirm')],
    });
  });

/** Where in a form an issue belongs. */
export const fieldOf = (form: unknown, key: string): v.ObjectPathItem => ({
  type: 'object',
  origin: 'value',
  key,
  input: form as Record<string, unknown>,
  value: (form as Record<string, unknown>)[key],
});

/** A code from a mail. */
export const mailedCode = v.optional(
  v.pipe(v.string('Code is onjuist'), v.maxLength(200, 'Code is onjuist')),
  '',
);

/** An id in a body; `message` is said when it is missing or none. */
export const idField = (message: string) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number(message),
        v.integer(message),
        v.minValue(1, message),
        v.maxValue(MAX_ID, message),
      ),
    ),
    null,
  );

/** An id that must be there. */
export const requiredId = (message: string) =>
  v.pipe(
    idField(message),
    v.check((id) => id !== null, message),
    v.transform((id) => id as number),
  );

/** Euro with at most two decimals; text is refused. */
export const euroField = (message: string) =>
  v.pipe(
    v.number(message),
    v.check((amount) => hasDecimals(amount, 2), 'Gebruik hooguit twee decimalen'),
    v.minValue(-MAX_EURO, 'Bedrag is te groot'),
    v.maxValue(MAX_EURO, 'Bedrag is te groot'),
  );

/** A calendar date that must be there. */
export const dateField = (message: string) =>
  v.optional(
    v.pipe(
      v.nullable(v.string(message), ''),
      v.nonEmpty(message),
      v.check((date) => date === '' || isDate(date), 'Datum is onjuist'),
    ),
    '',
  );

/** A calendar date that may be left out. */
export const optionalDate = v.optional(
  v.nullable(v.pipe(v.string('Datum is onjuist'), v.check(isDate, 'Datum is onjuist'))),
  null,
);

/**
 * One e-mail address, without a display name. What no mail server takes, as one with two dots in a row, is refused here:
 * an invoice to it would have its number before anybody heard that it did not arrive. Source: RFC 5321 §4.1.2, §4.5.3.1.
 */
export function isEmail(address: string): boolean {
  const [, name, host] = EMAIL.exec(address) ?? [];
  if (name === undefined || host === undefined) return false;
  if (name.length > 64 || address.length > 254) return false;
  const labels = host.split('.');
  return !name.split('.').includes('') && labels.length > 1 && labels.every(isLabel);
}

/**
 * Neither part holds `İ` or the sign of Kelvin: the two letters whose small ones are those of plain ASCII. A database that
 * sets capitals aside would take the address for that of somebody else.
 */
const EMAIL = /^([^\s@<>"(),:;\\[\]\u0130\u212A]+)@([^\s@<>"(),:;\\[\]\u0130\u212A]+)$/;

const isLabel = (label: string) => label !== '' && !label.startsWith('-') && !label.endsWith('-');

const WRONG_EMAIL = 'E-mailadres is onjuist';

/** An e-mail address that must be there. */
export const emailField = (message: string) =>
  v.pipe(
    requiredText(message, 254),
    v.check((email) => email === '' || isEmail(email), WRONG_EMAIL),
  );

/** Text that stays as it is when it is left out, as by a page that does not ask for it. */
export const keptText = (max: number) => v.optional(v.unwrap(text(max)));

const isEmailOrEmpty = v.check<string, string>(
  (email) => email === '' || isEmail(email),
  WRONG_EMAIL,
);

/** An e-mail address that may stay empty. */
export const optionalEmail = v.pipe(text(254), isEmailOrEmpty);

/** One that stays as it is when it is left out. */
export const keptEmail = v.optional(v.pipe(v.unwrap(text(254)), isEmailOrEmpty));

/** A list of addresses, each on its own, all of them visible to all; who is named twice is in it as first written. */
export const emailList = (message: string) =>
  v.optional(
    v.pipe(
      v.array(v.pipe(v.string(WRONG_EMAIL), v.trim(), v.check(isEmail, WRONG_EMAIL)), message),
      v.minLength(1, message),
      v.maxLength(20, 'Hooguit 20 e-mailadressen'),
      v.transform((emails) => withoutDoubles(emails)),
    ),
    [],
  );

/** What a write was based on; a record that has changed since is a 409. */
export const basedOn = { updated_at: v.optional(v.pipe(v.string(), v.isoTimestamp())) };
