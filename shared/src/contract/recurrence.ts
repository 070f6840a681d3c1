import * as v from 'valibot';
import { today } from '../domain/dates/dates';
import { firstDateAllowed } from '../domain/invoice/recurrence';
import { endpoint } from './endpoint';
import { basedOn, dateField, requiredId } from './fields';
import { InvoiceRow, ofInvoice, Recurrence, recurrenceType } from './invoice';
import { INVOICE_TABS } from './invoicing';
import { listOf, listQuery } from './lists';

/** A recurrence with the invoices made by it, the latest first. */
export const RecurrenceWithInvoices = v.object({
  ...Recurrence.entries,
  invoices: v.array(InvoiceRow),
});
export type RecurrenceWithInvoices = v.InferOutput<typeof RecurrenceWithInvoices>;

const schedule = {
  recurrence_type: v.optional(recurrenceType, 1),
  /** The date of the next invoice; of the first one at the earliest a month before today. */
  next_date: dateField('Factuurdatum eerste factuur is verplicht'),
  next_period_start: dateField('Startdatum herhaling is verplicht'),
  /** 0 is unlimited. */
  max_recurrences: v.optional(
    v.pipe(
      v.number('Vul een aantal in'),
      v.integer('Vul een heel aantal in'),
      v.minValue(0, 'Vul een aantal van 0 of meer in'),
      v.maxValue(999, 'Herhaal hooguit 999 keer, of kies Onbeperkt herhalen'),
    ),
    0,
  ),
  send_automatically: v.optional(v.boolean(), true),
};

/** The first date of a new recurrence, or of one that starts anew, is not long ago. */
export const isFirstDateAllowed = (next_date: string) =>
  next_date === '' || next_date >= firstDateAllowed(today());

export const TOO_EARLY = 'De factuurdatum mag hooguit een maand geleden zijn';

export const RecurrenceForm = v.object({
  base_invoice_id: requiredId('Factuur is verplicht'),
  ...schedule,
});
export type RecurrenceForm = v.InferInput<typeof RecurrenceForm>;

export const RecurrenceChange = v.object({
  id: requiredId('Herhaling is verplicht'),
  ...schedule,
  /** `false` is "Niet herhalen". */
  active: v.optional(v.boolean(), true),
  ...basedOn,
});
export type RecurrenceChange = v.InferInput<typeof RecurrenceChange>;

export const RECURRENCE_STATES = ['active', 'stopped'] as const;

export const RECURRENCE_SORTS = ['next_date', 'customer', 'total', 'frequency'] as const;

/** A row of the tab Herhaalfacturen: the template, and the invoices made last, at most twelve. */
export const RecurrenceRow = v.object({
  ...RecurrenceWithInvoices.entries,
  base_invoice: InvoiceRow,
});
export type RecurrenceRow = v.InferOutput<typeof RecurrenceRow>;

export const listRecurrences = endpoint({
  summary:
    'Recurrences, active or stopped, one page, with the number per tab of the invoices; stopped ones are those that made any',
  method: 'GET',
  path: '/invoicing/v1/recurrence',
  right: 'invoicing',
  query: v.object({
    ...listQuery,
    sort: v.optional(v.picklist(RECURRENCE_SORTS), 'next_date'),
    order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    state: v.optional(v.picklist(RECURRENCE_STATES), 'active'),
  }),
  reply: listOf(RecurrenceRow, INVOICE_TABS),
});

export const getRecurrence = endpoint({
  summary: 'The recurrence of a template, or of an invoice made from one, with all its invoices',
  method: 'GET',
  path: '/invoicing/v1/invoice/:id/recurrence',
  ...ofInvoice,
  reply: v.nullable(RecurrenceWithInvoices),
});

export const createRecurrence = endpoint({
  summary:
    'Make a concept the template of invoices that come back; the ones that are due are made at once',
  method: 'POST',
  path: '/invoicing/v1/recurrence',
  right: 'invoicing',
  ids: { 'body.base_invoice_id': 'invoice' },
  body: RecurrenceForm,
  reply: RecurrenceWithInvoices,
  status: 201,
});

export const updateRecurrence = endpoint({
  summary: 'Change how invoices come back, or stop it',
  method: 'PUT',
  path: '/invoicing/v1/recurrence',
  right: 'invoicing',
  ids: { 'body.id': 'recurrence' },
  body: RecurrenceChange,
  reply: RecurrenceWithInvoices,
});
