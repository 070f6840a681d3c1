import { may } from '@boekwerk/shared/domain/user/rights';
import { notFound } from '../../../platform/errors';
import type { Call } from '../../../platform/http/call';
import { TEXTS } from '../texts';
import { findTask } from './store';

/** @throws HttpError 404 for what was asked in another company, and for the link itself to who has nothing to do with it */
export async function getTask({ db, caller }: Pick<Call, 'db' | 'caller'>, id: number) {
  const found = await findTask(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.task);
  if (found.kind !== 'relation' && !may(caller.who, 'accountingLink')) throw notFound(TEXTS.task);
  return found;
}
