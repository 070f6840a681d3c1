import * as v from 'valibot';
import { BulkReply, documentIds } from '../bulk';
import { endpoint } from '../endpoint';
import { basedOn, idParams, requiredId } from '../fields';
import { searchText } from '../lists';

const right = 'documents';

export const listMoveTargets = endpoint({
  summary: 'The administrations that a document can be moved to, by name: the first that fit',
  method: 'GET',
  path: '/administrations/v1/bookingitems/targets',
  right,
  query: v.object({ search: searchText }),
  reply: v.object({
    data: v.array(v.object({ id: v.number(), name: v.string() })),
    /** There is more to search for. */
    has_more: v.boolean(),
  }),
});

const relation_id = requiredId('Kies een administratie');

/** What was moved, by its id here, and of that what the other administration already had with the same bytes. */
export const MoveReply = v.object({ ...BulkReply.entries, duplicates: v.array(v.number()) });
export type MoveReply = v.InferOutput<typeof MoveReply>;

export const moveBookingItem = endpoint({
  summary: 'Move a document to another administration, without what was filled in or said of it',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/:id/transfer',
  right,
  ids: { 'params.id': 'bookingItem', 'body.relation_id': 'moveTarget' },
  params: idParams,
  body: v.object({ relation_id, ...basedOn }),
  reply: MoveReply,
});

export const moveBookingItems = endpoint({
  summary: 'Move several documents; one that cannot go now is named, and holds up no other',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/transfer/multiple',
  right,
  ids: { 'body.booking_item_ids.*': 'bookingItem', 'body.relation_id': 'moveTarget' },
  body: v.object({ booking_item_ids: documentIds, relation_id }),
  reply: MoveReply,
});
