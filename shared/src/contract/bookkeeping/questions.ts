import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, listQuery } from '../lists';

/** An open question on a document. */
export const PendingLog = v.object({
  id: v.number(),
  booking_item_id: v.number(),
  message: v.string(),
  /** Whoever asked. */
  name: v.string(),
  avatar_url: v.nullable(v.string()),
  user_id: v.number(),
  relation_id: v.number(),
  relation: v.object({ id: v.number(), name: v.string() }),
  file_name: v.string(),
  created_at: v.string(),
});
export type PendingLog = v.InferOutput<typeof PendingLog>;

export const listPendingLogs = endpoint({
  summary: 'Open questions of the own company, or of the clients the caller sees, newest first',
  method: 'GET',
  path: '/administrations/v1/pendinglogs',
  right: 'questions',
  query: v.object({ ...listQuery, sort: v.optional(v.picklist(['created_at']), 'created_at') }),
  reply: listOf(PendingLog, ['all']),
});
