import { forbidden } from '../../platform/errors';
import type { Caller } from '../../platform/http/caller';

/**
 * The firm that somebody works for, also while they are in a client's books: links with organisations are always a firm's.
 *
 * @throws HttpError 403 for who works for none
 */
export function firmOf({ who, relation_id, origin_relation_id }: Caller): number {
  const firm_id = who.type === 1 ? relation_id : origin_relation_id;
  if (firm_id === null) throw forbidden();
  return firm_id;
}
