import * as v from 'valibot';
import { requiredId } from './fields';

/** Invoices to do something to at once. */
export const invoiceIds = v.optional(
  v.pipe(
    v.array(requiredId('Factuur is onjuist'), 'Kies een of meer facturen'),
    v.minLength(1, 'Kies een of meer facturen'),
    v.maxLength(100, 'Kies hooguit 100 facturen tegelijk'),
  ),
  [],
);

/** What a call about several invoices has: each must be the company's own. */
export const ofInvoices = {
  right: 'invoicing',
  ids: { 'body.invoice_ids.*': 'invoice' },
} as const;

/** What a call about several invoices did to each; one that failed holds up no other. */
export const BulkReply = v.object({
  updated: v.array(v.number()),
  failed: v.array(v.object({ id: v.number(), message: v.string() })),
});
export type BulkReply = v.InferOutput<typeof BulkReply>;
