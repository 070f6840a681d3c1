import { and, eq, or, sql } from 'drizzle-orm';
import { audit } from '../database/schema/platform';
import { administration_relation, relation } from '../database/schema/relations';
import type { Call } from '../http/call';
import { notFound } from '../http/errors';
import { TEXTS } from '../relations/texts';
import { isAbout } from './about';
import { historyPage, type Told } from './history-page';

const OF_LINK = ['hidden', 'active'];

/**
 * What happened to a customer or supplier of the caller's company, or to a client of the caller's firm: whoever did
 * it, also the users of that client.
 *
 * @throws HttpError 404 for anybody else's
 */
export async function relationHistory(call: Call, id: number, before: number | undefined) {
  const { db, caller } = call;
  const isCustomer = await loadParty(call, id);
  const told: Told = {
    which: and(
      isAbout('relation', id),
      isCustomer ? eq(audit.relation_id, caller.relation_id) : undefined,
    ),
    isOwn: (part) => part.entity === 'relation' && part.id === id,
    // Whether a firm hides or has deleted a client is no other firm's.
    isOpen: (_entity, field, row) =>
      !OF_LINK.includes(field) || row.relation_id === caller.relation_id,
  };
  return historyPage(db, told, before);
}

/** Whether it is a customer; if not, it is a client of the firm. @throws HttpError 404 for neither */
async function loadParty({ db, caller: { relation_id } }: Call, id: number): Promise<boolean> {
  const isClient = db
    .select({ one: sql`1` })
    .from(administration_relation)
    .where(
      and(
        eq(administration_relation.administration_id, relation_id),
        eq(administration_relation.enterprise_id, relation.id),
      ),
    );
  const [found] = await db
    .select({ owner_relation_id: relation.owner_relation_id })
    .from(relation)
    .where(
      and(
        eq(relation.id, id),
        or(eq(relation.owner_relation_id, relation_id), sql`exists ${isClient}`),
      ),
    );
  if (!found) throw notFound(TEXTS.relation);
  return found.owner_relation_id !== null;
}
