import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { forbidden, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { TEXTS } from '../texts';
import { type ClientScope, countClients, type EnterpriseQuery } from './clients-in-order';
import { type FirmClientRow, pageOfFirmClients } from './store';

/** All clients, the active or the deleted ones. @throws HttpError 404 for another firm, 403 for who does not own this one */
export async function listEnterprises(call: Call, id: number, query: EnterpriseQuery) {
  refuseOthers(call, id);
  if (!call.caller.owns_origin) throw forbidden();
  return pageOf(call, { firm_id: id, assigned_to: null }, query);
}

/** The clients, active or deleted, that were assigned to the caller. @throws HttpError 404 for another firm */
export async function listAssignedEnterprises(call: Call, id: number, query: EnterpriseQuery) {
  refuseOthers(call, id);
  const isKept = query.books === 'kept' && ({ isForBookkeeping: true } as const);
  return pageOf(call, { firm_id: id, assigned_to: call.caller.user_id, ...isKept }, query);
}

/**
 * The place that the caller works for, also from inside a client's books. An accountant who works at a company that is
 * no firm, as at the import customer, has no clients there.
 */
function refuseOthers({ caller }: Call, id: number): void {
  if (id !== (caller.origin_relation_id ?? caller.relation_id)) throw notFound(TEXTS.relation);
}

async function pageOf(call: Call, scope: ClientScope, query: EnterpriseQuery) {
  const { found, all } = await countClients(call.db, scope, query);
  return listPage({ query, counts: { all: found }, tab: 'all' }, async (window) => {
    const rows = await pageOfFirmClients(call.db, scope, query, { window, all });
    return rows.map((row) => toClient(row, call));
  });
}

/** A client as the firm sees it in a list. */
export const toClient = (
  row: FirmClientRow,
  { files }: Pick<Call, 'files'>,
): AdministrationRelation => ({
  id: row.id,
  booking_enabled: row.booking_enabled,
  is_parent: row.enterprise_id === row.administration_id,
  enterprise: {
    id: row.enterprise_id,
    type: row.type,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    coc_number: row.coc_number,
    general_email: row.general_email,
    city: row.city,
    hidden: row.hidden,
    active: row.active,
    logo_url: row.logo_file_id && files.signedUrl(row.logo_file_id, 'inline'),
  },
  user_relation:
    row.assignment_id === null || row.assignment_type === null
      ? null
      : { id: row.assignment_id, type: row.assignment_type },
});
