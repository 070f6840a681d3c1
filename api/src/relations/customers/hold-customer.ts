import type { Queries } from '../../platform/database/connect';
import type { RelationRow } from '../relation-row';
import { lockCustomer } from './store';

/** A customer or supplier of a company, also a deleted one; nobody else changes it until the transaction ends. */
export const holdCustomer = (
  db: Queries,
  relation_id: number,
  id: number,
): Promise<RelationRow | undefined> => lockCustomer(db, relation_id, id);
