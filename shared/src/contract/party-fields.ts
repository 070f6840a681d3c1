import * as ibantools from 'ibantools';
import * as v from 'valibot';
import { hasPostalCodes, isCountry } from '../domain/relation/countries';
import {
  isCocNumber,
  isOin,
  isPostalCode,
  isTaxNumber,
  normalisePostalCode,
  normaliseTaxNumber,
} from '../domain/relation/identity';
import { fieldOf, text } from './fields';

export const iban = v.pipe(
  text(42),
  v.transform((value) => value.replace(/\s/g, '').toUpperCase()),
  v.check((value) => value === '' || ibantools.isValidIBAN(value), 'IBAN is onjuist'),
);

export const taxNumber = v.pipe(
  text(30),
  v.transform(normaliseTaxNumber),
  v.check((value) => value === '' || isTaxNumber(value), 'Btw-nummer is onjuist'),
);

export const cocNumber = v.pipe(
  text(20),
  v.transform((value) => value.replace(/\s/g, '')),
  v.check((value) => value === '' || isCocNumber(value), 'KvK-nummer bestaat uit 8 cijfers'),
);

/** What a government in the Netherlands is called by. */
export const oin = v.pipe(
  text(30),
  v.transform((value) => value.replace(/\s/g, '')),
  v.check((value) => value === '' || isOin(value), 'OIN bestaat uit 20 cijfers'),
);

export const country = v.optional(
  v.pipe(v.string(), v.check(isCountry, 'Kies een land uit de lijst')),
  'NL',
);

type Address = { postal_code: string; country: string };

/** A step of a form's pipe: the postal code fits the country. It speaks up also while other fields are wrong. */
export const validPostalCode = <Form extends Address>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const form = dataset.value as Partial<Record<keyof Address, unknown>> | null; // what came in, checked or not
    const { postal_code, country: code } = form ?? {};
    if (typeof postal_code !== 'string' || typeof code !== 'string') return;
    if (postal_code === '' || isPostalCode(postal_code, code)) return;
    addIssue({ message: 'Postcode is onjuist', path: [fieldOf(form, 'postal_code')] });
  });

/**
 * A step of a form's pipe: the postal code is filled in where the country has any. It speaks up also while other
 * fields are wrong.
 */
export const requiredPostalCode = <Form extends Address>(message: string) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const form = dataset.value as Partial<Record<keyof Address, unknown>> | null; // what came in, checked or not
    const { postal_code, country: code } = form ?? {};
    if (postal_code !== '' || typeof code !== 'string' || !hasPostalCodes(code)) return;
    addIssue({ message, path: [fieldOf(form, 'postal_code')] });
  });

export const withPostalCode = <T extends Address>(form: T): T => ({
  ...form,
  postal_code: normalisePostalCode(form.postal_code, form.country),
});
