/**
 * What the API may do less, or otherwise, from some day on, as `npm run contract-report` calls it, and what pages are
 * written for as they stand here: `GET /users/v1/user reply.name: is not there`. Each build says so of the calls that it
 * makes; once the last two of each do, an API may be released that does it. Then the contract says it, and the line goes.
 * Of a call that no page makes any more nothing needs to stand here: no build holds it.
 */
export const PREPARED_FOR: readonly string[] = [];
