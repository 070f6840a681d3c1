import * as v from 'valibot';
import { KNOWN_WORDS } from '../domain/invoice/letter';
import { endpoint } from './endpoint';
import { knownWords, requiredText } from './fields';

export const TemplateForm = v.object({
  template: v.pipe(requiredText('Bericht is verplicht', 5000), knownWords(KNOWN_WORDS)),
});

/** The letter that goes with an invoice, with words between braces; the default one has no id. */
export const InvoiceTemplate = v.object({ id: v.nullable(v.number()), text: v.string() });
export type InvoiceTemplate = v.InferOutput<typeof InvoiceTemplate>;

const path = '/invoicing/v1/invoicetemplate';

export const getInvoiceTemplate = endpoint({
  summary:
    'The letter that goes with invoices; the default one, without an id, when there is no other',
  method: 'GET',
  path,
  right: 'invoicing',
  reply: InvoiceTemplate,
});

export const createInvoiceTemplate = endpoint({
  summary: 'Write an own letter',
  method: 'POST',
  path,
  right: 'invoicing',
  body: TemplateForm,
  reply: InvoiceTemplate,
  status: 201,
});

export const updateInvoiceTemplate = endpoint({
  summary: 'Change the own letter',
  method: 'PUT',
  path,
  right: 'invoicing',
  body: TemplateForm,
  reply: InvoiceTemplate,
});

export const deleteInvoiceTemplate = endpoint({
  summary: 'Go back to the default letter',
  method: 'DELETE',
  path,
  right: 'invoicing',
  reply: v.null(),
  status: 204,
});
