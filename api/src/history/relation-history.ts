import { and, eq } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import type { Call } from '../platform/http/call';
import { getCustomer } from '../relations/customers/read-customers';
import { loadFirmClient } from '../relations/firm-clients/firm-client-record';
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
  const isCustomer = await isCustomerOf(call, id);
  const told: Told = {
    one: { entity: 'relation', id },
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
async function isCustomerOf(call: Call, id: number): Promise<boolean> {
  const isFirm = call.caller.who.type === 1;
  await (isFirm ? loadFirmClient(call, id) : getCustomer(call, id));
  return !isFirm;
}
