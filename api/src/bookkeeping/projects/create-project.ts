import type { ProjectForm } from '@boekwerk/shared/contract/bookkeeping/projects';
import type * as v from 'valibot';
import type { Call } from '../../platform/http/call';
import { insertProject } from './store';

/** Adds a project to the list of the company. */
export async function createProject(
  { db, caller, record }: Call,
  { updated_at: _, ...form }: v.InferOutput<typeof ProjectForm>,
) {
  const created = await insertProject(db, caller.relation_id, form);
  record({ entity: 'project', id: created.id, after: created });
  return created;
}
