import { vatReturnDue } from '@boekwerk/shared/domain/vat/vat-return';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { booksClient, namedClientsBookedBy } from '../../relations/firm-clients/seen-clients';
import { countWork } from './count-work';
import { pageOfWork } from './page-of-work';
import { TEXTS } from './texts';
import type { WorkQuery } from './whose-work';

/**
 * What waits of all clients whose books the caller keeps: who owns the firm sees all, a colleague those assigned.
 *
 * @throws HttpError 404 for a client whose books the caller does not keep
 */
export async function listWork({ db, caller }: Pick<Call, 'db' | 'caller'>, query: WorkQuery) {
  const { relation_id } = query;
  if (relation_id !== '' && !(await booksClient(db, caller, relation_id)))
    throw notFound(TEXTS.client);
  const clients = namedClientsBookedBy(db, caller);
  const counts = await countWork(db, clients, query);
  return listPage({ query, counts, tab: query.tab }, async (window) => {
    const rows = await pageOfWork(db, { clients, user_id: caller.user_id }, query, window);
    return rows.map(({ vat_day, ...row }) => ({ ...row, deadline: vatReturnDue(vat_day) }));
  });
}
