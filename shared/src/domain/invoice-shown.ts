import { daysBetween, type IsoDate } from './dates';
import { InvoiceStatus } from './invoice-status';
import type { Euro } from './money';

/** How an invoice is called: its number once it has one. */
export const shownNumber = ({
  id,
  invoice_number,
}: {
  id: number;
  invoice_number: string | null;
}) => invoice_number ?? `concept ${id}`;

/** An amount as the screen shows it: stored amounts of a credit are positive. */
export const shownAmount = (amount: Euro, { is_credit }: { is_credit: boolean }): Euro =>
  is_credit ? -amount : amount;

/** The colour in which a state is shown, by its place in the palette. */
export type Tone = 'neutral' | 'blue' | 'teal' | 'green' | 'red' | 'amber' | 'indigo';

export type ShownStatus = {
  name: string;
  tone: Tone;
  /** What more there is to say about it. */
  hint: string | null;
};

const SHOWN: Record<InvoiceStatus, ShownStatus> = {
  [InvoiceStatus.template]: { name: 'Herhaalfactuur template', tone: 'indigo', hint: null },
  [InvoiceStatus.concept]: { name: 'Concept', tone: 'neutral', hint: null },
  [InvoiceStatus.created]: { name: 'Concept', tone: 'amber', hint: 'Klaar om te verzenden' },
  [InvoiceStatus.sent]: { name: 'Verzonden', tone: 'blue', hint: null },
  [InvoiceStatus.partiallyPaid]: { name: 'Gedeeltelijk betaald', tone: 'teal', hint: null },
  [InvoiceStatus.paid]: { name: 'Betaald', tone: 'green', hint: null },
};

type Stage = { status: InvoiceStatus; expiration_date: IsoDate };

/** How the state of an invoice is shown; a sent one that is past due is "Vervallen". */
export function shownStatus({ status, expiration_date }: Stage, today: IsoDate): ShownStatus {
  const days = daysBetween(expiration_date, today);
  if (status !== InvoiceStatus.sent || days <= 0) return SHOWN[status];
  return {
    name: 'Vervallen',
    tone: 'red',
    hint: `${days} ${days === 1 ? 'dag' : 'dagen'} te laat`,
  };
}
