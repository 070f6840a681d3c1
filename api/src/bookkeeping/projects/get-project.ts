import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { findProject, type StoredProject } from './store';
import { TEXTS } from './texts';

/** A project of the caller's company. @throws HttpError 404 for any other */
export async function getProject(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<StoredProject> {
  const found = await findProject(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.project);
  return found;
}
