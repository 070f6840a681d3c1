import * as v from 'valibot';
import { GENDERS, isBirthday, isBsn, isMasked } from '../domain/relation/person';
import { optionalEmail, text } from './fields';
import { CURRENCIES } from './party-details';

const WRONG_BIRTHDAY = 'Geboortedatum is onjuist';

/** A day on which somebody can be born; it may be left out. */
const birthday = v.optional(
  v.nullable(
    v.pipe(
      v.string(WRONG_BIRTHDAY),
      v.check((date) => isBirthday(date), WRONG_BIRTHDAY),
    ),
  ),
  null,
);

/** What is filled in of a private person among a firm's clients, beside what is filled in of any relation. */
export const personEntries = {
  initial: text(20),
  /** The address for whatever is not personal; `email` is the personal one. */
  email_text: optionalEmail,
  mobile: text(30),
  gender: v.optional(v.picklist(GENDERS), 'male'),
  /** Citizen service number: nine digits. As it was shown, with its digits hidden, it stays what it was. */
  bsn: v.pipe(
    text(12),
    v.transform((value) => value.replace(/[\s.]/g, '')),
    v.check((value) => value === '' || isMasked(value) || isBsn(value), 'BSN is onjuist'),
  ),
  memo: text(1000),
  married_to: text(120),
  children: v.optional(
    v.pipe(
      v.number('Vul een getal in'),
      v.integer('Vul een heel getal in'),
      v.minValue(0, 'Vul 0 of meer in'),
      v.maxValue(99, 'Vul hooguit 99 in'),
    ),
    0,
  ),
  date_of_birth: birthday,
  currency: v.optional(v.picklist(CURRENCIES), 'EUR'),
};

/** A private person as it is told: of the citizen service number only the last two digits. */
export const Person = v.object({
  initial: v.string(),
  email_text: v.string(),
  mobile: v.string(),
  gender: v.picklist(GENDERS),
  /** `•••••••82`, or '' for none. */
  bsn: v.string(),
  memo: v.string(),
  married_to: v.string(),
  children: v.number(),
  date_of_birth: v.nullable(v.string()),
  currency: v.picklist(CURRENCIES),
});
