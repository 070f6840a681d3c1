import * as v from 'valibot';
import { endpoint } from '../endpoint';

/** Over so many days, and so many bookings at most, the latest. */
export const OUTCOME_DAYS = 90;
export const MAX_OUTCOMES = 20_000;

/** What became of what was proposed of one field by one source. */
const SuggestionOutcome = v.object({
  /** One of `RECOGNISED_FIELDS`; or `lines`: on what is booked, all lines together. */
  field: v.string(),
  /** Of lines one of `SUGGESTION_SOURCES`, else of the sources of what is read. */
  source: v.string(),
  /** In so many bookings it was proposed, and in so many of those it was booked just so. */
  proposed: v.number(),
  taken: v.number(),
});

export const countSuggestionOutcomes = endpoint({
  summary:
    'How often what was proposed and read was booked just so, lately, over all clients whose books the caller keeps',
  method: 'GET',
  path: '/administrations/v1/suggestions/outcomes',
  right: 'bookingRules',
  reply: v.object({
    /** Of these bookings it was kept what was proposed. */
    bookings: v.number(),
    /** Of these no lines were proposed. */
    by_hand: v.number(),
    /** There may be more, which are not counted. */
    has_more: v.boolean(),
    data: v.array(SuggestionOutcome),
  }),
});
export type SuggestionOutcomes = v.InferOutput<(typeof countSuggestionOutcomes)['reply']>;
