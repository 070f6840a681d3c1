import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type {
  AdministrationRelation,
  createAdministrationEnterprise,
  createAdministrationPerson,
} from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/client-kind';
import type { Call } from '../http/call';
import type { Caller } from '../http/caller';
import { forbidden } from '../http/errors';
import { paginate } from '../http/pagination';
import { insertCompany } from './administration-store';
import { originFirm, ownFirm } from './firm';
import {
  type ClientScope,
  countFirmClients,
  type EnterpriseQuery,
  type FirmClientRow,
  findFirmClient,
  insertFirmClient,
  pageOfFirmClients,
} from './firm-client-store';
import type { RelationFields } from './store';

type Enterprise = CheckedInputOf<typeof createAdministrationEnterprise>['body'];
type Person = CheckedInputOf<typeof createAdministrationPerson>['body'];

/** All active clients. @throws HttpError 404 for another firm, 403 for who does not own this one */
export async function listEnterprises(call: Call, id: number, query: EnterpriseQuery) {
  await originFirm(call, id);
  if (!call.caller.owns_origin) throw forbidden();
  return pageOf(call, { firm_id: id, assigned_to: null }, query);
}

/** The active clients that were assigned to the caller. @throws HttpError 404 for another firm */
export async function listAssignedEnterprises(call: Call, id: number, query: EnterpriseQuery) {
  await originFirm(call, id);
  return pageOf(call, { firm_id: id, assigned_to: call.caller.user_id }, query);
}

async function pageOf(call: Call, scope: ClientScope, query: EnterpriseQuery) {
  const all = await countFirmClients(call.db, scope, query);
  const pagination = paginate(query, all);
  const rows = await pageOfFirmClients(call.db, scope, query, pagination);
  return { data: rows.map((row) => asClient(row, call)), pagination, counts: { all } };
}

/** Adds a company as a client. @throws HttpError 404 for another firm */
export const createFirmEnterprise = (call: Call, id: number, form: Enterprise) =>
  addClient(call, id, { ...form, type: 0 });

/** Adds a person as a client. @throws HttpError 404 for another firm */
export const createFirmPerson = (call: Call, id: number, form: Person) =>
  addClient(call, id, {
    ...form,
    type: 1,
    // Whose books it are is said by name everywhere, also when it is a person.
    name: partyName({ ...form, name: '' }),
    general_email: form.email,
  });

/** A new client has its books kept. A colleague who adds one sees it from then on. */
async function addClient(call: Call, id: number, fields: RelationFields) {
  const { db, caller, record } = call;
  const firm = await ownFirm(call, id);
  const email = fields.general_email;
  const after = await insertCompany(db, { ...fields, email, booking_enabled: 1 });
  const scope = scopeOf(caller, firm.id);
  await insertFirmClient(db, scope, after.id);
  record({ entity: 'relation', id: after.id, after });
  return asClient((await findFirmClient(db, scope, after.id)) as FirmClientRow, call);
}

const scopeOf = ({ owns_origin, user_id }: Caller, firm_id: number): ClientScope => ({
  firm_id,
  assigned_to: owns_origin ? null : user_id,
});

const asClient = (row: FirmClientRow, { files }: Pick<Call, 'files'>): AdministrationRelation => ({
  id: row.id,
  booking_enabled: row.booking_enabled,
  is_parent: false,
  enterprise: {
    id: row.enterprise_id,
    type: row.type,
    name: row.name,
    coc_number: row.coc_number,
    general_email: row.general_email,
    city: row.city,
    hidden: row.hidden,
    active: row.active,
    logo_url: row.logo_file_id && files.signedUrl(row.logo_file_id, 'inline'),
  },
  user_relation: row.assignment_id === null ? null : { id: row.assignment_id, type: 1 },
});
