import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { allows, canRemind, isConcept } from '@boekwerk/shared/domain/invoice/invoice-status';
import { isSettledByCredits } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { texts } from '../texts';

/** What can be done to many invoices at once. */
export const BULK_KINDS = ['send', 'remind', 'pay'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

const APPLIES: Record<BulkKind, (invoice: InvoiceRow, today: IsoDate) => boolean> = {
  send: (invoice) => allows(invoice, 'send'),
  remind: (invoice, today) => canRemind(invoice) && invoice.expiration_date < today,
  pay: (invoice) => allows(invoice, 'payAll') && !isSettledByCredits(invoice),
};

/** The invoices for which an action is possible. */
export const eligibleInvoices = (kind: BulkKind, invoices: readonly InvoiceRow[], today: IsoDate) =>
  invoices.filter((invoice) => APPLIES[kind](invoice, today));

/** The consequences, as stated in the question. */
const CONSEQUENCES: Record<BulkKind, (invoices: readonly InvoiceRow[], today: IsoDate) => string> =
  {
    send: sendingOf,
    remind: (invoices) => texts.bulk.remind.text(invoices.length),
    pay: (_, today) => texts.bulk.pay.text(formatDate(today)),
  };

/** The question before a bulk action, with its consequences. */
export function confirmationFor(kind: BulkKind, invoices: readonly InvoiceRow[], today: IsoDate) {
  const { title, confirm } = texts.bulk[kind];
  return {
    title: title(invoices.length),
    text: CONSEQUENCES[kind](invoices, today),
    confirmText: confirm,
  };
}

function sendingOf(invoices: readonly InvoiceRow[]): string {
  const { send } = texts.bulk;
  const concepts = invoices.filter(({ status }) => isConcept(status)).length;
  const again = invoices.length - concepts;
  return [concepts > 0 && send.concepts(concepts), again > 0 && send.again(again)]
    .filter(Boolean)
    .join(' ');
}
