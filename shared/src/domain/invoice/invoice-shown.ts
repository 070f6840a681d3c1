import { daysBetween, type IsoDate } from '../dates/dates';
import type { Euro } from '../money/money';
import { InvoiceStatus } from './invoice-status';
import { type Creditable, isFullyCredited } from './left-to-pay';

/** How an invoice is called: its number once it has one, else what it is. */
export const shownNumber = ({
  id,
  invoice_number,
  status,
}: {
  id: number;
  invoice_number: string | null;
  status: InvoiceStatus;
}) => invoice_number ?? (status === InvoiceStatus.template ? 'template' : `concept ${id}`);

/** What the document is called without its number. */
export const documentKind = ({ is_credit }: { is_credit: boolean }): string =>
  is_credit ? 'Creditfactuur' : 'Factuur';

/** How the document is called, and its file: `Factuur 2026-0001`, `Creditfactuur 2026-0002`. */
export const documentName = (
  invoice: Parameters<typeof shownNumber>[0] & { is_credit: boolean },
): string => `${documentKind(invoice)} ${shownNumber(invoice)}`;

/** An amount as the screen shows it: stored amounts of a credit are positive. */
export const shownAmount = (amount: Euro, { is_credit }: { is_credit: boolean }): Euro =>
  is_credit ? -amount : amount;

/** The colour in which a state is shown, by its place in the palette. */
type Tone = 'neutral' | 'blue' | 'teal' | 'green' | 'red' | 'amber' | 'indigo' | 'purple';

type ShownStatus = {
  name: string;
  tone: Tone;
  /** What more there is to say about it. */
  hint: string | null;
};

const SHOWN: Record<InvoiceStatus, ShownStatus> = {
  [InvoiceStatus.template]: { name: 'Herhaalfactuur template', tone: 'indigo', hint: null },
  [InvoiceStatus.concept]: { name: 'Concept', tone: 'neutral', hint: null },
  [InvoiceStatus.created]: {
    name: 'Concept · klaar',
    tone: 'amber',
    hint: 'Klaar om te verzenden',
  },
  [InvoiceStatus.sent]: { name: 'Verzonden', tone: 'blue', hint: null },
  [InvoiceStatus.partiallyPaid]: { name: 'Gedeeltelijk betaald', tone: 'teal', hint: null },
  [InvoiceStatus.paid]: { name: 'Betaald', tone: 'green', hint: null },
};

type Stage = Creditable & {
  status: InvoiceStatus;
  expiration_date: IsoDate;
  /** What is still to be paid, less than 0 when it is to be given back; 0 for what is not sent, for a credit and for what was credited. */
  open_amount: Euro;
};

/** How the state of an invoice is shown; of what was sent, one that was credited is "Gecrediteerd", one past due "Vervallen". */
export function shownStatus(invoice: Stage, today: IsoDate): ShownStatus {
  if (isCredited(invoice)) return CREDITED;
  const { status, open_amount } = invoice;
  const days = daysBetween(invoice.expiration_date, today);
  if (status !== InvoiceStatus.sent || days <= 0 || open_amount <= 0) return SHOWN[status];
  return {
    name: 'Vervallen',
    tone: 'red',
    hint: `${days} ${days === 1 ? 'dag' : 'dagen'} te laat`,
  };
}

type Shown = Stage & {
  is_credit: boolean;
  reminder_sent: number;
  /** Of one that was made from a template. */
  recurrence_id: number | null;
  is_opening_balance: boolean;
};

/** All that is said about the state of an invoice, the most important first. */
export function shownBadges(invoice: Shown, today: IsoDate): ShownStatus[] {
  const { status, reminder_sent, recurrence_id } = invoice;
  const isGenerated = recurrence_id !== null && status !== InvoiceStatus.template;
  const isReminded = status === InvoiceStatus.sent && reminder_sent > 0;
  return [
    shownStatus(invoice, today),
    ...creditBadges(invoice),
    ...(invoice.is_opening_balance ? [OPENING_BALANCE] : []),
    ...(isReminded ? [{ ...REMINDED, name: `Herinnerd (${reminder_sent})` }] : []),
    ...(isGenerated ? [GENERATED] : []),
  ];
}

/** What stands beside the state of a credit, whatever that is. */
export const creditBadges = ({ is_credit }: Pick<Shown, 'is_credit'>): ShownStatus[] =>
  is_credit ? [CREDIT] : [];

/** Sent credits cover all that was not paid, so that nothing is left of it; of what was paid they cover all. */
const isCredited = (invoice: Stage) =>
  invoice.has_sent_credit &&
  invoice.open_amount === 0 &&
  (invoice.status !== InvoiceStatus.paid || isFullyCredited(invoice));

const OPENING_BALANCE: ShownStatus = {
  name: 'Vorig pakket',
  tone: 'neutral',
  hint: 'Verzonden vanuit je vorige pakket',
};
const CREDITED: ShownStatus = { name: 'Gecrediteerd', tone: 'purple', hint: null };
const CREDIT: ShownStatus = { name: 'Creditfactuur', tone: 'purple', hint: null };
const REMINDED: ShownStatus = { name: 'Herinnerd', tone: 'amber', hint: null };
const GENERATED: ShownStatus = {
  name: 'Herhaalfactuur',
  tone: 'indigo' as const,
  hint: 'Gemaakt van een template',
};
