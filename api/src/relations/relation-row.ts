import type { relation } from '../platform/database/schema/relations';

/** A company, customer or supplier, with everything that is kept of it. */
export type RelationRow = typeof relation.$inferSelect;

/** What may be written to a relation; whose it is, is not among it. */
export type RelationFields = Omit<
  Partial<typeof relation.$inferInsert>,
  'id' | 'owner_relation_id'
>;
