import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';
import type { RelationRow } from '../relation-row';
import { isCompany } from './store';

/** The company itself: nobody else changes it, or takes somebody out of it, until the transaction ends. */
export async function lockCompany(db: Queries, id: number): Promise<RelationRow | undefined> {
  const [found] = await db.select().from(relation).where(isCompany(id)).for('no key update');
  return found;
}
