import { ASSIGNMENT_NAMES } from '@boekwerk/shared/domain/user/rights';
import { inArray } from 'drizzle-orm';
import { notifyOwners } from '../account-mail/notify-owners';
import { relation } from '../platform/database/schema/relations';
import type { Call } from '../platform/http/call';
import type { AssignmentChanges } from './assign-clients';
import { NOTIFICATION_TEXTS } from './texts';

/** More is told by number: nobody reads on. */
const MAX_TOLD = 10;

/** Tells the owners of a firm which clients a colleague of this name got or lost, and with which right. */
export async function notifyOfRights(
  call: Pick<Call, 'db' | 'queue' | 'caller'>,
  name: string,
  { before, after }: AssignmentChanges,
): Promise<void> {
  const ids = [...new Set([...before, ...after].map(({ enterprise_id }) => enterprise_id))];
  if (ids.length === 0) return;
  const { relation_id } = call.caller;
  if (ids.length > MAX_TOLD)
    return notifyOwners(call, relation_id, [NOTIFICATION_TEXTS.manyRights(name, ids.length)]);

  const clients = await call.db.select().from(relation).where(inArray(relation.id, ids));
  const rightIn = (rights: AssignmentChanges['before'], id: number) => {
    const found = rights.find(({ enterprise_id }) => enterprise_id === id);
    return found ? ASSIGNMENT_NAMES[found.type] : NOTIFICATION_TEXTS.noRight;
  };
  const lines = clients.map(({ id, name: client }) =>
    NOTIFICATION_TEXTS.rights(name, client, rightIn(before, id), rightIn(after, id)),
  );
  await notifyOwners(call, relation_id, lines);
}
