import * as v from 'valibot';
import { TAG_CODES } from '../../domain/document/tag';
import { BulkReply, documentIds } from '../bulk';
import { endpoint } from '../endpoint';
import { basedOn, idParams } from '../fields';
import { listOf, listQuery } from '../lists';

const right = 'documents';
const ofDocuments = { right, ids: { 'body.booking_item_ids.*': 'bookingItem' } } as const;

export const deleteBookingItem = endpoint({
  summary: 'Put a document in the trash, where it can be put back for 30 days',
  method: 'DELETE',
  path: '/administrations/v1/bookingitem/:id',
  right,
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
  body: v.object(basedOn),
  reply: v.null(),
  status: 204,
});

export const deleteBookingItems = endpoint({
  summary: 'Put several documents in the trash; one that cannot go now is named',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/delete/multiple',
  ...ofDocuments,
  body: v.object({ booking_item_ids: documentIds }),
  reply: BulkReply,
});

/** A document in the trash. */
export const TrashedItem = v.object({
  id: v.number(),
  file_name: v.string(),
  tag: v.nullable(v.picklist(TAG_CODES)),
  deleted_at: v.string(),
  /** Name of whoever put it there. */
  deleted_by: v.string(),
  /** The last day that it is kept; `null` as long as something that was made of it is there, or it was once sent. */
  kept_until: v.nullable(v.string()),
  /** What became of it, when it was not just deleted. */
  made_into: v.nullable(v.picklist(['cut', 'merge', 'move'])),
  /** How many documents that are not in the trash were made of it: they go there when it is put back. */
  results: v.number(),
  /** The first of these in this administration. */
  made: v.array(v.object({ id: v.number(), file_name: v.string() })),
});
export type TrashedItem = v.InferOutput<typeof TrashedItem>;

export const listTrash = endpoint({
  summary: 'The documents in the trash, what went there last first',
  method: 'GET',
  path: '/administrations/v1/bookingitems/trash',
  right,
  query: v.object({ ...listQuery, sort: v.optional(v.picklist(['deleted_at']), 'deleted_at') }),
  reply: listOf(TrashedItem, ['all']),
});

export const getTrashedItem = endpoint({
  summary: 'One document in the trash; 404 for one that is not there',
  method: 'GET',
  path: '/administrations/v1/bookingitems/trash/:id',
  right,
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
  reply: TrashedItem,
});

export const restoreBookingItems = endpoint({
  summary:
    'Put documents back as they were; what was made of them goes to the trash, once that is confirmed',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/restore/multiple',
  ...ofDocuments,
  body: v.object({
    booking_item_ids: documentIds,
    /** Also when documents that were made of it go to the trash for it. */
    is_confirmed: v.optional(v.boolean(), false),
  }),
  reply: BulkReply,
});
