import * as v from 'valibot';
import { basedOn, requiredId } from './fields';

type Things = { one: string; several: string; most: number };

/** What a call does something to at once. */
const idsOf = ({ one, several, most }: Things) =>
  v.optional(
    v.pipe(
      v.array(requiredId(`${one} is onjuist`), `Kies een of meer ${several}`),
      v.minLength(1, `Kies een of meer ${several}`),
      v.maxLength(most, `Kies hooguit ${most} ${several} tegelijk`),
    ),
    [],
  );

/** Invoices to do something to at once. */
export const invoiceIds = idsOf({ one: 'Factuur', several: 'facturen', most: 100 });

export const MOST_DOCUMENTS = 200;

/** Documents to do something to at once. */
export const documentIds = idsOf({
  one: 'Document',
  several: 'documenten',
  most: MOST_DOCUMENTS,
});

/** Relations to do something to at once. */
export const relationIds = idsOf({ one: 'Relatie', several: 'relaties', most: 100 });

/** The `updated_at` that each was shown with, by its id: one that changed since stays as it is. */
export const shownVersions = {
  versions: v.optional(v.record(v.string(), basedOn.updated_at), {}),
};

/** What {@link shownVersions} says of records that are shown. */
export const versionsOf = (shown: readonly { id: number; updated_at: string }[]) => ({
  versions: Object.fromEntries(shown.map(({ id, updated_at }) => [id, updated_at])),
});

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
