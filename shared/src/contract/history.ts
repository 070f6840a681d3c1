import * as v from 'valibot';
import type { HistoryValue as Value } from '../domain/history/history-value';
import type { Right } from '../domain/user/rights';
import { type Entity, endpoint } from './endpoint';
import { idParams } from './fields';

const HistoryValue: v.GenericSchema<Value> = v.nullable(
  v.union([v.string(), v.number(), v.boolean()]),
);

/** A field that became something else: null is nothing, both of a new thing and of one that is gone. */
export const HistoryChange = v.object({
  /** What the field is of: an invoice, or a payment of it. */
  entity: v.string(),
  field: v.string(),
  before: HistoryValue,
  after: HistoryValue,
  /** Whether what the field is of came, or went, as a whole. */
  is_whole: v.boolean(),
});
export type HistoryChange = v.InferOutput<typeof HistoryChange>;

/** One write: who did what to it, and when. */
export const HistoryEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** Who did it; null when the product did by itself. */
  name: v.nullable(v.string()),
  /** The company in whose name an accountant did it; null for who acted for themselves. */
  on_behalf_of: v.nullable(v.string()),
  /** The call that did it: `PUT /relations/v1/client/:id/hide`; a job has a name of its own. */
  action: v.string(),
  /** What a part of the whole is called: a user, a prefix, a file; null for the whole itself. */
  subject: v.nullable(v.string()),
  changes: v.array(HistoryChange),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;

export const HistoryPage = v.object({
  /** The latest first. */
  data: v.array(HistoryEntry),
  /** Give this as `before` for what came earlier; null at the beginning. */
  next: v.nullable(v.number()),
});
export type HistoryPage = v.InferOutput<typeof HistoryPage>;

const historyOf = (summary: string, of: { path: string; right: Right; entity: Entity }) =>
  endpoint({
    summary,
    method: 'GET',
    path: of.path,
    right: of.right,
    ids: { 'params.id': of.entity },
    params: idParams,
    query: v.object({
      before: v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.toNumber(),
          v.integer(),
          v.minValue(1),
          v.maxValue(Number.MAX_SAFE_INTEGER),
        ),
      ),
    }),
    reply: HistoryPage,
  });

export const relationHistory = historyOf(
  'Who changed a customer, supplier or client of the own firm, what and when',
  { path: '/relations/v1/client/:id/history', right: 'editRelations', entity: 'party' },
);

export const companyHistory = historyOf(
  'Who changed the own company, its users and its invoicing settings, what and when',
  { path: '/relations/v1/relation/:id/history', right: 'users', entity: 'relation' },
);

export const invoiceHistory = historyOf('Who changed an invoice, what and when', {
  path: '/invoicing/v1/invoice/:id/history',
  right: 'invoicing',
  entity: 'invoice',
});

/** The calls that tell a history are asked and answered alike. */
export type HistoryEndpoint = typeof relationHistory;
