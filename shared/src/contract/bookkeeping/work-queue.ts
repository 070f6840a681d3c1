import * as v from 'valibot';
import { WORK_KINDS } from '../../domain/document/work-kind';
import { endpoint } from '../endpoint';
import { idInQuery } from '../fields';
import { listOf, listQuery } from '../lists';

/** A document that waits for whoever keeps the books of its company. */
export const WorkItem = v.object({
  /** Of the document. */
  id: v.number(),
  /** The client whose it is. */
  relation_id: v.number(),
  client: v.string(),
  kind: v.picklist(WORK_KINDS),
  file_name: v.string(),
  invoice_number: v.string(),
  /** Name of the creditor or debtor. */
  supplier: v.nullable(v.string()),
  /** With VAT; positive, a credit note's too. */
  amount: v.nullable(v.number()),
  currency: v.string(),
  is_credit: v.boolean(),
  /** Since when it waits: it was handed in. */
  uploaded_date: v.string(),
  /** The last day on which its VAT can be declared: of the invoice date, else of the day it was handed in. */
  deadline: v.string(),
  /** Names of others who have it open now. */
  opened_by: v.array(v.string()),
});
export type WorkItem = v.InferOutput<typeof WorkItem>;

export const WORK_TABS = ['all', ...WORK_KINDS] as const;
export type WorkTab = (typeof WORK_TABS)[number];

export const WORK_SORTS = ['uploaded_date', 'deadline', 'client'] as const;

export const listWork = endpoint({
  summary:
    'What waits of all clients whose books the caller keeps, one page, with the number per kind',
  method: 'GET',
  path: '/administrations/v1/work',
  right: 'practice',
  ids: { 'query.relation_id': 'enterprise' },
  query: v.object({
    ...listQuery,
    order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    sort: v.optional(v.picklist(WORK_SORTS), 'uploaded_date'),
    tab: v.optional(v.picklist(WORK_TABS), 'all'),
    /** Of one client; empty is of all. */
    relation_id: v.optional(v.union([v.literal(''), idInQuery]), ''),
  }),
  reply: listOf(WorkItem, WORK_TABS),
});
