import { invalid } from '../../platform/errors';
import { unprintableText } from './texts';
import { type PrintedTexts, partyTexts, unprintableAt, unprintableIn } from './unprintable-in';

/** @throws HttpError 422 at each field of an invoice with a sign that no font has */
export const refuseUnprintable = (invoice: Partial<PrintedTexts>): void =>
  refuse(unprintableIn(invoice));

/** @throws HttpError 422 at each field of a company or customer that stands on invoices with such a sign */
export const refuseUnprintableParty = (form: Parameters<typeof partyTexts>[0]): void =>
  refuse(unprintableAt(partyTexts(form)));

function refuse(found: ReturnType<typeof unprintableAt>) {
  if (found.length === 0) return;
  throw invalid(
    Object.fromEntries(found.map(({ field, signs }) => [field, unprintableText(signs)])),
  );
}
