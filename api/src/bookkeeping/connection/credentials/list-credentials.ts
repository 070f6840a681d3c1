import type { Call } from '../../../platform/http/call';
import { firmOf } from '../firm-of';
import { selectOfFirm } from './store';

type Scope = Pick<Call, 'db' | 'caller'>;

/** The organisations that the firm has linked, those that let us in no longer too. */
export async function listCredentials({ db, caller }: Scope) {
  const found = await selectOfFirm(db, firmOf(caller));
  return found.map(({ id, organization_code, organization_name, broken_reason, ...linked }) => ({
    id,
    organization: { code: organization_code, name: organization_name },
    is_connected: broken_reason === null,
    ...linked,
  }));
}

/** Those of which an office can be chosen. */
export async function listOrganizations(scope: Scope) {
  const all = await listCredentials(scope);
  return all.filter(({ is_connected }) => is_connected);
}
