import { and, eq } from 'drizzle-orm';
import { relation } from '../../platform/database/schema/relations';
import { invalid, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { booksClient } from '../../relations/firm-clients/seen-clients';
import { TEXTS } from './texts';

/**
 * Whose document it becomes: an accountant says for which client, all others hand in for the company they work in.
 *
 * @throws HttpError 422 when an accountant does not say, 404 for a client whose books they do not keep, for a person,
 * whose documents nobody could open, and for any other company
 */
export async function companyForUpload(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  relation_id: number | undefined,
): Promise<number> {
  if (caller.who.type === 1) {
    if (relation_id === undefined) throw invalid({ relation_id: TEXTS.chooseRelation });
    const isCompany = and(eq(relation.id, relation_id), eq(relation.type, 0));
    const mayHaveIt =
      (await booksClient(db, caller, relation_id)) && (await db.$count(relation, isCompany)) > 0;
    if (!mayHaveIt) throw notFound(TEXTS.relation);
    return relation_id;
  }
  const isOwn = relation_id === undefined || relation_id === caller.relation_id;
  if (!isOwn) throw notFound(TEXTS.relation);
  return caller.relation_id;
}
