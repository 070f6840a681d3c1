import * as v from 'valibot';
import { DOCUMENT_STATUSES } from '../../domain/document/document-status';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';

/** The same file; the same number of the same relation; or its amount on nearly the same day. */
export const DUPLICATE_REASONS = ['file', 'number', 'amount'] as const;

/** Another document that may be the same. */
export const PossibleDuplicate = v.object({
  id: v.number(),
  file_name: v.string(),
  invoice_number: v.string(),
  date: v.nullable(v.string()),
  status: v.picklist(DOCUMENT_STATUSES),
  reason: v.picklist(DUPLICATE_REASONS),
});
export type PossibleDuplicate = v.InferOutput<typeof PossibleDuplicate>;

export const listDuplicates = endpoint({
  summary: 'Other documents that may be the same, the likeliest first',
  method: 'GET',
  path: '/administrations/v1/bookingitem/:id/duplicates',
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
  reply: v.array(PossibleDuplicate),
});

/** As much of a document as tells which one it is. */
export const DuplicateInvoice = v.object({
  id: v.number(),
  file_name: v.string(),
  content_type: v.string(),
  invoice_number: v.string(),
  date: v.nullable(v.string()),
  supplier: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  currency: v.string(),
  is_credit: v.boolean(),
  status: v.picklist(DOCUMENT_STATUSES),
});

export const getDuplicateInvoice = endpoint({
  summary: 'The document that has an invoice number already, to look at beside another',
  method: 'GET',
  path: '/administrations/v1/invoice/:id',
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
  reply: DuplicateInvoice,
});
