import type { App } from '../../../platform/app';
import { notFound } from '../../../platform/errors';
import type { Call } from '../../../platform/http/call';
import { asHttpError } from '../access/as-http-error';
import { withAccess } from '../access/with-access';
import { findOfFirm } from '../credentials/store';
import { firmOf } from '../firm-of';
import { TEXTS } from '../texts';
import { officesOfOthers } from './store';

/**
 * The offices of a linked organisation, as the package has them now.
 *
 * @throws HttpError 404 for another firm's; 409 when the link is broken, 429 or 503 when the package does not answer
 */
export async function listOffices(
  app: App,
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  credentials_id: number,
) {
  if (!(await findOfFirm(db, firmOf(caller), credentials_id))) throw notFound(TEXTS.organization);
  const offices = await withAccess(
    app,
    { credentials_id, office_code: null },
    (accounting, access) => accounting.listOffices(access),
  ).catch((error) => {
    throw asHttpError(error);
  });
  const taken = await officesOfOthers(db, credentials_id, caller.relation_id);
  return offices.map(({ code, name }) => ({ code, name, is_taken: taken.has(code) }));
}
