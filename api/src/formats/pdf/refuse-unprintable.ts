import { invalid } from '../../platform/errors';
import { unprintableText } from './texts';
import {
  type PrintedTexts,
  partyTexts,
  type Unprintable,
  unprintableAt,
  unprintableIn,
} from './unprintable-in';

/** @throws HttpError 422 at each field of an invoice with a sign that no font has */
export const refuseUnprintable = (invoice: Partial<PrintedTexts>): void =>
  refuse(unprintableIn(invoice));

/** What is wrong with a company or customer on invoices, at the field where it is typed. */
export const unprintableOfParty = (form: Parameters<typeof partyTexts>[0]) =>
  unprintableAt(partyTexts(form)).map(told);

type Form = Parameters<typeof partyTexts>[0];

/**
 * @param before what is stored: a name from before this was looked at is no reason to refuse what is changed beside it
 * @throws HttpError 422 at each field of a company or customer that stands on invoices with such a sign
 */
export const refuseUnprintableParty = (form: Form, before: Form = {}): void => {
  const former = new Map(partyTexts(before).map(({ field, text }) => [field, text]));
  refuse(unprintableAt(partyTexts(form).filter(({ field, text }) => former.get(field) !== text)));
};

function refuse(found: readonly Unprintable[]) {
  if (found.length === 0) return;
  throw invalid(Object.fromEntries(found.map(told).map(({ field, message }) => [field, message])));
}

const told = ({ field, signs }: Unprintable) => ({ field, message: unprintableText(signs) });
