import type { Euro } from '../money/money';
import { type Creditable, isFullyCredited } from './left-to-pay';

/** The state of an invoice, as stored. 1 and 2 are read as concept. */
export const InvoiceStatus = {
  /** What recurring invoices are made from. */
  template: 0,
  concept: 3,
  /** A saved concept that is ready to be sent. */
  created: 4,
  sent: 5,
  partiallyPaid: 6,
  paid: 7,
} as const;

export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus];

export const INVOICE_STATUSES: readonly InvoiceStatus[] = Object.values(InvoiceStatus);

const { template, concept, created, sent, partiallyPaid, paid } = InvoiceStatus;

type Stand = 'template' | 'concept' | 'open' | 'paid';

/** What each state counts as, in tabs, counters, sums and columns of the database. */
const STANDS: Record<InvoiceStatus, Stand> = {
  [template]: 'template',
  [concept]: 'concept',
  [created]: 'concept',
  [sent]: 'open',
  [partiallyPaid]: 'open',
  [paid]: 'paid',
};

/** The states that count as one of these. */
export const statusesOf = (...stands: Stand[]): InvoiceStatus[] =>
  INVOICE_STATUSES.filter((status) => stands.includes(STANDS[status]));

export const CONCEPT_STATUSES = statusesOf('concept');

/** Sent, and not fully paid. */
export const OPEN_STATUSES = statusesOf('open');

/** At least sent. */
export const SENT_STATUSES = statusesOf('open', 'paid');

/** What has no number yet, and follows its customer. */
export const UNSENT_STATUSES = statusesOf('template', 'concept');

/** What can be done to a concept, ready to be sent or not. */
const OF_CONCEPT = {
  edit: concept,
  markReady: created,
  delete: null,
  preview: null,
  download: null,
  copy: null,
  repeat: template,
  send: sent,
  sendByHand: sent,
} as const;

/** What stays possible once it was sent. */
const OF_SENT = { download: null, copy: null, credit: null } as const;

const OF_OPEN = { remind: null, payPart: partiallyPaid, payAll: paid } as const;

/** What can be done in each state, and the state that follows: `null` when it stays as it is. */
const TRANSITIONS = {
  [template]: { edit: template, copy: null, repeat: template, stopRepeating: concept },
  [concept]: OF_CONCEPT,
  [created]: OF_CONCEPT,
  [sent]: { ...OF_SENT, ...OF_OPEN, send: sent },
  [partiallyPaid]: {
    ...OF_SENT,
    ...OF_OPEN,
    send: partiallyPaid,
    withdrawPart: partiallyPaid,
    withdrawAll: sent,
  },
  [paid]: { ...OF_SENT, send: paid, withdrawPart: partiallyPaid, withdrawAll: sent },
} as const satisfies Record<InvoiceStatus, Partial<Record<string, InvoiceStatus | null>>>;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type InvoiceAction = KeysOf<(typeof TRANSITIONS)[InvoiceStatus]>;

const followers = (status: InvoiceStatus): Partial<Record<InvoiceAction, InvoiceStatus | null>> =>
  TRANSITIONS[status];

/** The invoice itself is in the program that sent it: here it is only paid and reminded of. */
const OF_OPENING_BALANCE: readonly InvoiceAction[] = [
  ...(['remind', 'payPart', 'payAll', 'withdrawPart', 'withdrawAll'] as const),
];

/** A credit is the answer to an invoice: it is never credited, reminded of or repeated itself. */
const NOT_OF_CREDIT: readonly InvoiceAction[] = ['credit', 'remind', 'repeat'];

type Stage = { status: InvoiceStatus; is_credit: boolean; is_opening_balance: boolean };

/** Whether something can be done to an invoice: read by the buttons and by the API. */
export function allows(
  { status, is_credit, is_opening_balance }: Stage,
  action: InvoiceAction,
): boolean {
  // One that was brought in by mistake can go, as long as nothing was paid of it.
  if (is_opening_balance && action === 'delete') return status === sent;
  if (is_opening_balance && !OF_OPENING_BALANCE.includes(action)) return false;
  return action in followers(status) && !(is_credit && NOT_OF_CREDIT.includes(action));
}

/** Whether a reminder can go: only of what is still open. */
export const canRemind = (invoice: Stage & { open_amount: Euro }): boolean =>
  allows(invoice, 'remind') && invoice.open_amount > 0;

/** Whether an invoice can be deleted: an opening balance only before anybody was reminded of it. */
export const canDelete = (invoice: Stage & { reminder_sent: number }): boolean =>
  allows(invoice, 'delete') && invoice.reminder_sent === 0;

/** Whether an invoice can be credited: one of any amount, nothing too, until credits have taken all of it back. */
export const canCredit = (invoice: Stage & Creditable): boolean =>
  allows(invoice, 'credit') && !isFullyCredited(invoice);

/** The state after an action that is allowed. */
export const statusAfter = (status: InvoiceStatus, action: InvoiceAction): InvoiceStatus =>
  followers(status)[action] ?? status;

/** Not yet sent: no number, and still free to change. */
export const isConcept = (status: InvoiceStatus) => STANDS[status] === 'concept';

/** It has its number: from here on it can be paid and credited, and no longer changed. */
export const isSent = (status: InvoiceStatus) => SENT_STATUSES.includes(status);

export const isTemplate = (status: InvoiceStatus) => STANDS[status] === 'template';
