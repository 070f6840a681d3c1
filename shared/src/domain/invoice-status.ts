/** The state of an invoice, as stored. 1 and 2 are read as concept. */
export const InvoiceStatus = {
  template: 0,
  concept: 3,
  /** A saved concept that is ready to be sent. */
  created: 4,
  sent: 5,
  partiallyPaid: 6,
  paid: 7,
} as const;

export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus];

export type InvoiceAction = 'edit' | 'delete' | 'send' | 'sendByHand' | 'download' | 'preview';

/** What may be done to an invoice in each state: read by the buttons and by the API. */
const ALLOWED: Record<InvoiceStatus, readonly InvoiceAction[]> = {
  [InvoiceStatus.template]: ['edit'],
  [InvoiceStatus.concept]: ['edit', 'delete', 'preview', 'send', 'sendByHand', 'download'],
  [InvoiceStatus.created]: ['edit', 'delete', 'preview', 'send', 'sendByHand', 'download'],
  [InvoiceStatus.sent]: ['send', 'download'],
  [InvoiceStatus.partiallyPaid]: ['send', 'download'],
  [InvoiceStatus.paid]: ['send', 'download'],
};

export const allows = (status: InvoiceStatus, action: InvoiceAction) =>
  ALLOWED[status].includes(action);

/** Not yet sent: no number, and still free to change. */
export const isConcept = (status: InvoiceStatus) =>
  status === InvoiceStatus.concept || status === InvoiceStatus.created;
