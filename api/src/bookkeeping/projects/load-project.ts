import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { lockProject, type StoredProject } from './store';
import { TEXTS } from './texts';

/** A project of the caller's company, locked until the transaction ends. @throws HttpError 404 for any other */
export async function loadProject(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<StoredProject> {
  const found = await lockProject(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.project);
  return found;
}
