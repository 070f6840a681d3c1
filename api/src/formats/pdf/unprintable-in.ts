import type { Party } from '@boekwerk/shared/contract/invoice';
import { unprintable } from './fonts';
import type { PrintedInvoice } from './printed-invoice';
import { FIELD_TEXTS } from './texts';

/** All that is printed of an invoice as it was typed. */
export type PrintedTexts = Pick<PrintedInvoice, 'description' | 'reference' | 'products'> & {
  from: Party;
  to: Party;
};

/** A field with signs that cannot be printed; `field` is its place, `name` says it in Dutch. */
export type Unprintable = { field: string; name: string; signs: string[] };

type Text = Omit<Unprintable, 'signs'> & { text: string };

/** Where on an invoice signs stand that no font has: they would be printed as a box. */
export const unprintableIn = (invoice: Partial<PrintedTexts>): Unprintable[] =>
  unprintableAt(textsOf(invoice));

export const unprintableAt = (texts: readonly Text[]): Unprintable[] =>
  texts
    .map(({ text, ...place }) => ({ ...place, signs: unprintable(text) }))
    .filter(({ signs }) => signs.length > 0);

function textsOf({
  description = '',
  reference = '',
  products = [],
  from,
  to,
}: Partial<PrintedTexts>) {
  const { ofCompany, ofCustomer, ofLine, ...names } = FIELD_TEXTS;
  return [
    { field: 'description', name: names.description, text: description },
    { field: 'reference', name: names.reference, text: reference },
    ...products.flatMap((line, index) => [
      { field: `products.${index}.title`, name: ofLine(index + 1), text: line.title },
      {
        field: `products.${index}.description`,
        name: ofLine(index + 1),
        text: line.description,
      },
    ]),
    ...(from ? partyOnPaper(from, 'from', ofCompany) : []),
    ...(to ? partyOnPaper(to, 'to', ofCustomer) : []),
  ] satisfies Text[];
}

/** What stands on invoices of a company or customer, at the field where it is typed. */
export const partyTexts = (party: Partial<Party>): Text[] =>
  (Object.keys(FIELD_TEXTS.party) as (keyof typeof FIELD_TEXTS.party)[]).map((key) => ({
    field: key,
    name: FIELD_TEXTS.party[key],
    text: party[key] ?? '',
  }));

const partyOnPaper = (party: Party, at: string, called: (name: string) => string): Text[] =>
  partyTexts(party).map(({ field, name, text }) => ({
    field: `${at}.${field}`,
    name: called(name),
    text,
  }));
