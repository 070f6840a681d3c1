import type { Invoice, Party } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { InvoiceAmounts } from '@boekwerk/shared/domain/invoice/invoice-totals';
import type { Euro } from '@boekwerk/shared/domain/money/money';

/** All that stands on an invoice; the same values give the same PDF, byte for byte. */
export type PrintedInvoice = Omit<InvoiceAmounts, 'products'> & {
  /** `null` for a concept or a template, which are marked as such. */
  number: string | null;
  is_credit: boolean;
  /** What recurring invoices are made from; it has no dates of its own. */
  is_template: boolean;
  date: IsoDate;
  expiration_date: IsoDate;
  /** Null where a period says it. */
  delivery_date: IsoDate | null;
  /** The period that a recurring invoice is about. */
  period_start: IsoDate | null;
  period_end: IsoDate | null;
  /** What a credit takes back, and what it gives back of what was paid. */
  credited: { number: string; date: IsoDate; given_back: Euro } | null;
  reference: string;
  description: string;
  products: Omit<
    Invoice['products'][number],
    'id' | 'product_id' | 'project_ledger_id' | 'cost_place_ledger_id'
  >[];
  from: Party;
  to: Party;
  /** The image file as uploaded. */
  logo: Uint8Array | null;
  /** Makes it a reminder: its date, what is still to be paid, and what of the rest credits took off. */
  reminder?: { date: IsoDate; amount_due: Euro; taken_off: Euro };
  /** The same invoice as UBL, to be put inside. */
  ubl?: { name: string; content: string } | null;
};

export type PrintedKind = 'template' | 'concept' | 'reminder' | 'credit' | 'invoice';

export function kindOf({
  is_template,
  number,
  reminder,
  is_credit,
}: Pick<PrintedInvoice, 'is_template' | 'number' | 'reminder' | 'is_credit'>): PrintedKind {
  if (is_template) return 'template';
  if (number === null) return 'concept';
  if (reminder) return 'reminder';
  return is_credit ? 'credit' : 'invoice';
}

/** The amounts of a credit are kept positive, and stand on paper as what they take off. */
export const signOf = ({ is_credit }: Pick<PrintedInvoice, 'is_credit'>) => (is_credit ? -1 : 1);
