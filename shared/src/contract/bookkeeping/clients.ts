import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, listQuery } from '../lists';

export const getPracticeStats = endpoint({
  summary: "Counters of the accountant's dashboard, over the clients the caller may see",
  method: 'GET',
  path: '/administrations/v1/dashboardstats',
  right: 'practice',
  reply: v.object({
    booking_items: v.number(),
    pending_booking_items: v.number(),
    relations: v.number(),
    users: v.number(),
  }),
});

/** How the documents of one client stand. */
const ClientStats = v.object({
  relation_id: v.number(),
  name: v.string(),
  total: v.number(),
  booked: v.number(),
  to_book: v.number(),
  to_process: v.number(),
  last_uploaded: v.nullable(v.string()),
});

const clientStats = (path: string, of: string) =>
  endpoint({
    summary: `How the documents stand of ${of}, one page`,
    method: 'GET',
    path,
    right: 'practice',
    query: v.object({
      ...listQuery,
      order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
      sort: v.optional(v.picklist(['name', 'total', 'to_book', 'last_uploaded']), 'name'),
    }),
    reply: listOf(ClientStats, ['all']),
  });

export const getClientStats = clientStats(
  '/administrations/v1/stats',
  'all clients the caller sees',
);
export const getAssignedClientStats = clientStats(
  '/administrations/v1/statsno',
  'the clients assigned to the caller',
);
