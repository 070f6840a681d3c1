import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { hideClients as contract } from '@boekwerk/shared/contract/bulk-clients';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { Call } from '../../platform/http/call';
import { forEach, inOrder } from '../../platform/http/for-each';
import { changeState } from '../change-state';
import { lockLinks } from './link-store';

/** Hides several clients of the caller's firm, or offers them again; what is no client of it is told per client. */
export async function hideClients(
  call: Call,
  { relation_ids, hidden }: CheckedInputOf<typeof contract>['body'],
): Promise<BulkReply> {
  const ids = inOrder(relation_ids);
  await lockLinks(call.db, call.caller.relation_id, ids);
  return forEach(call, ids, (within, id) => changeState(within, id, { hidden }));
}
