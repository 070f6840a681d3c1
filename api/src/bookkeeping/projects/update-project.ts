import type { ProjectForm } from '@boekwerk/shared/contract/bookkeeping/projects';
import type * as v from 'valibot';
import type { Call } from '../../platform/http/call';
import { loadProject } from './load-project';
import { updateProjectRow } from './store';

/** Changes a project as a whole. @throws HttpError 404 for one that is not there (any more) */
export async function updateProject(
  call: Call,
  id: number,
  { updated_at: _, ...form }: v.InferOutput<typeof ProjectForm>,
) {
  const { db, record } = call;
  const before = await loadProject(call, id);
  const changed = await updateProjectRow(db, before, form);
  record({ entity: 'project', id, before, after: changed });
  return changed;
}
