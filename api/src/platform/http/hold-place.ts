import { asc, inArray } from 'drizzle-orm';
import { relation } from '../database/schema/relations';
import { unauthenticated } from '../errors';
import { isStillThere } from './authenticate';
import type { Call } from './call';

/**
 * Keeps a caller where they are until the transaction ends: nobody takes them out of their company, and the firm that they
 * come from does not leave. For what may not be left to nobody, as who leaves looks only at what there is by then.
 *
 * @throws HttpError 401 for who lost that place since they were let in
 */
export async function holdPlace({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<void> {
  const { relation_id, origin_relation_id, session_id } = caller;
  await db
    .select({ id: relation.id })
    .from(relation)
    .where(inArray(relation.id, [relation_id, origin_relation_id ?? relation_id]))
    .orderBy(asc(relation.id))
    .for('share');
  if (await isStillThere(db, session_id)) return;
  throw unauthenticated({
    reason: origin_relation_id === null ? 'access_withdrawn' : 'client_withdrawn',
  });
}
