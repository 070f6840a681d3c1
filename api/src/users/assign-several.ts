import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { assignClients as contract } from '@boekwerk/shared/contract/bulk-clients';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { forEach, inOrder } from '../platform/http/for-each';
import { checkAssignable } from './assign-clients';
import { addCompanyRights, type OfCompany } from './company-rights';
import { lockCompanyUser } from './membership-store';
import { TEXTS } from './texts';

type Given = CheckedInputOf<typeof contract>['body'];

/**
 * Gives a colleague those of several clients that can be given; the colleague, and who owns the firm, are told once.
 *
 * @throws HttpError 404 for another firm, or its user
 */
export async function assignSeveral(
  call: Call,
  of: OfCompany,
  { relation_ids, type }: Given,
): Promise<BulkReply> {
  if (of.id !== call.caller.relation_id) throw notFound(TEXTS.relation);
  const colleague = await lockCompanyUser(call.db, { relation_id: of.id, user_id: of.userId });
  if (!colleague) throw notFound(TEXTS.user);
  const to = { ...colleague, user_id: colleague.user.id };
  const right = (enterprise_id: number) => ({ enterprise_id, type });
  const reply = await forEach(call, inOrder(relation_ids), (within, id) =>
    checkAssignable(within, to, [right(id)]),
  );
  if (reply.updated.length > 0) await addCompanyRights(call, of, reply.updated.map(right));
  return reply;
}
