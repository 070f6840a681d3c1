import * as v from 'valibot';
import { KNOWN_PLACEHOLDERS } from '../domain/invoice/email-text';
import { endpoint } from './endpoint';
import { basedOn, knownPlaceholders, requiredText } from './fields';

export const EmailTextForm = v.object({
  template: v.pipe(
    requiredText('Bericht is verplicht', 5000),
    knownPlaceholders(KNOWN_PLACEHOLDERS),
  ),
});

/** The e-mail text that goes with an invoice, with words between braces; the default one has no id, and no version. */
export const EmailText = v.object({
  id: v.nullable(v.number()),
  text: v.string(),
  updated_at: v.optional(v.string()),
});
export type EmailText = v.InferOutput<typeof EmailText>;

const path = '/invoicing/v1/invoicetemplate';

export const getEmailText = endpoint({
  summary:
    'The e-mail text that goes with invoices; the default one, without an id, when there is no other',
  method: 'GET',
  path,
  right: 'invoicing',
  reply: EmailText,
});

export const createEmailText = endpoint({
  summary: 'Write an own e-mail text',
  method: 'POST',
  path,
  right: 'invoicing',
  body: EmailTextForm,
  reply: EmailText,
  status: 201,
});

export const updateEmailText = endpoint({
  summary: 'Change the own e-mail text',
  method: 'PUT',
  path,
  right: 'invoicing',
  body: v.object({ ...EmailTextForm.entries, ...basedOn }),
  reply: EmailText,
});

export const deleteEmailText = endpoint({
  summary: 'Go back to the default e-mail text',
  method: 'DELETE',
  path,
  right: 'invoicing',
  body: v.object(basedOn),
  reply: v.null(),
  status: 204,
});
