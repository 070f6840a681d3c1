import type { Call } from '../../platform/http/call';
import { loadProject } from './load-project';
import { deleteProjectRow } from './store';

/** Deletes a project, to which nothing refers; the audit keeps what it was. @throws HttpError 404 for one that is gone already */
export async function deleteProject(call: Call, id: number) {
  const { db, record } = call;
  const before = await loadProject(call, id);
  await deleteProjectRow(db, before);
  record({ entity: 'project', id, before });
  return null;
}
