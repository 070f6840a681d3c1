import type { ProjectQuery } from '@boekwerk/shared/contract/bookkeeping/projects';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { countProjects, findProjects } from './store';

/** One page of the company's projects, of which there are few enough to be counted; a page beyond the last one gives the last one. */
export async function listProjects(
  { db, caller: { relation_id } }: Pick<Call, 'db' | 'caller'>,
  query: ProjectQuery,
) {
  const counts = { all: await countProjects(db, relation_id, query.search) };
  return listPage({ query, counts, tab: 'all' }, (window) =>
    findProjects(db, relation_id, query, window),
  );
}
