import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { countDocuments } from './count-documents';
import { pageOfDocuments } from './page-of-documents';
import type { DocumentQuery } from './store';

/** A page of the documents of the company, with how many each tab has. */
export async function listDocuments(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: DocumentQuery,
) {
  const counts = await countDocuments(db, caller.relation_id, query);
  return listPage({ query, counts, tab: query.tab }, (window) =>
    pageOfDocuments(db, caller.relation_id, query, { window, all: counts.all }),
  );
}
