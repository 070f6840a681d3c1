import { accountingPackageOf } from '../../../external/accounting/accounting-package-of';
import type { App } from '../../../platform/app';
import { notFound } from '../../../platform/errors';
import type { Call } from '../../../platform/http/call';
import { firmOf } from '../firm-of';
import { TEXTS } from '../texts';
import { newState } from './authorization-state';
import { findOfFirm } from './store';

/**
 * The address of the package's consent page.
 *
 * @throws HttpError 404 for another firm's organisation
 */
export async function authorize(
  app: App,
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  credentials_id: number | undefined,
) {
  const firm_id = firmOf(caller);
  if (credentials_id !== undefined && !(await findOfFirm(db, firm_id, credentials_id)))
    throw notFound(TEXTS.organization);
  const asked = newState(app, {
    user_id: caller.user_id,
    firm_id,
    credentials_id: credentials_id ?? null,
  });
  return { data: accountingPackageOf(app.config).authorizeUrl(asked) };
}
