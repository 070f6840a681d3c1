import { type SQL, sql } from 'drizzle-orm';
import type { Invariant, Looked } from '../../platform/invariants/invariant';
import { ofRows } from '../../platform/invariants/of-rows';

const DOCUMENTS = {
  entity: 'booking_item',
  from: sql`booking_item item`,
  key: sql`item.id`,
  relation_id: sql`item.relation_id`,
  size: 1000,
};

/** @param broken of a document `item`, whether it does not hold */
export const ofDocuments = (
  key: string,
  name: string,
  broken: SQL | ((looked: Looked) => SQL),
): Invariant => ofRows(DOCUMENTS, { key, name }, broken);
