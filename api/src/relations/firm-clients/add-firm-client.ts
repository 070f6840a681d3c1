import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { refuseUnprintableParty } from '../../formats/pdf/refuse-unprintable';
import type { App } from '../../platform/app';
import type { Call } from '../../platform/http/call';
import { refuseAlike } from '../alike/refuse-alike';
import { insertCompany } from '../company/create-company';
import { ownFirm } from '../company/firm';
import { limitNewCompanies } from '../company/limit-new-companies';
import { type FirmClientForm, partsOf } from './firm-client-form';
import { recordedOf } from './firm-client-record';
import { toClient } from './firm-clients';
import { insertLink } from './link-store';
import { savePersonForm } from './save-person';
import { type FirmClientRow, findFirmClient } from './store';

/**
 * Adds a company or person as a client, whose books are kept unless the form says otherwise.
 *
 * @throws HttpError 404 for another firm, 409 when others look like it and that is not accepted, 422 at `bsn`, and
 * at what cannot be printed, 429 for who adds more than anybody has
 */
export async function addFirmClient(
  app: Pick<App, 'fieldSecret'>,
  call: Call,
  { firm_id, form }: { firm_id: number; form: FirmClientForm },
): Promise<AdministrationRelation> {
  const { db, record } = call;
  await ownFirm(call, firm_id);
  refuseUnprintableParty(form);
  const parts = partsOf(form);
  const name = parts.party.name ?? '';
  await refuseAlike(db, { relation_id: firm_id, isFirm: true }, { ...form, name });
  await limitNewCompanies(call);
  const booking_enabled = 'booking_enabled' in form ? form.booking_enabled : 1;
  const relation = await insertCompany(db, { ...parts.party, booking_enabled });
  const of = { administration_id: firm_id, enterprise_id: relation.id };
  const link = await insertLink(db, { ...of, hidden: form.hidden });
  const kept = { relation_id: relation.id, bsn_sealed: '' };
  const person = parts.person && (await savePersonForm(app, db, { kept, form: parts.person }));
  record({ entity: 'relation', id: relation.id, after: recordedOf({ relation, link, person }) });

  const scope = { firm_id, assigned_to: null };
  return toClient((await findFirmClient(db, scope, relation.id)) as FirmClientRow, call);
}
