import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';
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
export const ClientStats = v.object({
  relation_id: v.number(),
  name: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  /** A person has no books, and with 1 in `booking_enabled` the company itself hands in. */
  type: v.picklist([0, 1]),
  booking_enabled: v.picklist([0, 1]),
  total: v.number(),
  booked: v.number(),
  to_book: v.number(),
  to_process: v.number(),
  /** What of it waits for who keeps the books, whatever is to be done: not what is being read or booked, unless nobody knows what became of it, or waits for the client. */
  waiting: v.number(),
  /** Of that, questions that the client answered, and questions of the client. */
  answered: v.number(),
  asked: v.number(),
  /** Of `to_book` what the accounting package refused. */
  refused: v.number(),
  last_uploaded: v.nullable(v.string()),
  /** The first day on which VAT is due of something that is not booked; null when all is. */
  deadline: v.nullable(v.string()),
});
export type ClientStats = v.InferOutput<typeof ClientStats>;

export const CLIENT_STATS_SORTS = [
  'name',
  'total',
  'to_book',
  'booked',
  'to_process',
  'last_uploaded',
  'waiting',
  'answered',
  'asked',
  'refused',
  'deadline',
] as const;

const clientStats = (path: string, of: string) =>
  endpoint({
    summary: `How the documents stand of ${of}, one page`,
    method: 'GET',
    path,
    right: 'practice',
    query: v.object({
      ...listQuery,
      order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
      sort: v.optional(v.picklist(CLIENT_STATS_SORTS), 'name'),
    }),
    reply: listOf(ClientStats, ['all']),
  });

const statsOfClient = (path: string, of: string) =>
  endpoint({
    summary: `How the documents stand of one of ${of}`,
    method: 'GET',
    path: `${path}/:id`,
    right: 'practice',
    ids: { 'params.id': 'enterprise' },
    params: idParams,
    reply: ClientStats,
  });

const SEEN = ['/administrations/v1/stats', 'all clients the caller sees'] as const;
const ASSIGNED = ['/administrations/v1/statsno', 'the clients assigned to the caller'] as const;

export const getClientStats = clientStats(...SEEN);
export const getAssignedClientStats = clientStats(...ASSIGNED);
export const getStatsOfClient = statsOfClient(...SEEN);
export const getStatsOfAssignedClient = statsOfClient(...ASSIGNED);
