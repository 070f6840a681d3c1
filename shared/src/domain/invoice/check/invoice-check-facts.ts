import type { IsoDate } from '../../dates/dates';
import type { Euro } from '../../money/money';
import type { TaxId } from '../../vat/vat';

/** A party as far as an invoice needs to know it. */
export type PartyFacts = {
  name: string;
  first_name: string;
  last_name: string;
  address: string;
  postal_code: string;
  city: string;
  country: string;
  tax_number: string;
  coc_number: string;
  oin?: string;
};

/** An invoice as it stands in the form or is stored. */
export type InvoiceFacts = {
  date: IsoDate;
  /** The invoice date when empty. */
  delivery_date: IsoDate | null;
  period_start?: IsoDate | null;
  reference: string;
  description: string;
  is_credit: boolean;
  /** Invoices are made from it. */
  is_template: boolean;
  /** Whether a credit says which invoice it takes back. */
  has_credited_invoice: boolean;
  products: readonly {
    title: string;
    description: string;
    amount: number | null;
    tax_id: TaxId | null;
  }[];
  total: Euro;
};

export type CheckedInvoice = {
  invoice: InvoiceFacts;
  from: PartyFacts & { bank_account: string };
  /** 0 is a company, 1 a person. */
  to: PartyFacts & { type: 0 | 1 };
};

/** What is missing, or good to know, before an invoice is sent. */
export type Finding = {
  /** Says which rule it is; with `field` it is unique. */
  code: string;
  /** Short, in Dutch: what is missing and why. */
  text: string;
  /** Where it can be mended. */
  place: 'company' | 'customer' | 'invoice';
  /** Name of the field there: `tax_number`, `products.0.title`. */
  field: string;
  /** A hint tells what is good to know: nothing is missing. */
  for: 'law' | 'e-invoice' | 'hint';
  /** Whether the invoice cannot be sent like this. */
  blocks: boolean;
};

export const isEmpty = (text: string) => text.trim() === '';
