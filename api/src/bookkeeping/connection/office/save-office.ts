import type { saveEnterprise as contract } from '@boekwerk/shared/contract/bookkeeping/connection';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { conflict, notFound } from '../../../platform/errors';
import type { Call } from '../../../platform/http/call';
import { lockOfFirm } from '../credentials/store';
import { firmOf } from '../firm-of';
import { askForTask } from '../tasks/ask-for-task';
import { findOpenOfCompany, findOpenOfOffice } from '../tasks/store';
import { TEXTS } from '../texts';
import { refuseTaken } from './refuse-taken';
import { refuseWhileBooking } from './refuse-while-booking';

type Chosen = CheckedInputOf<typeof contract>['body'];

/**
 * Has the company linked with an office, in the place of the one before.
 *
 * @throws HttpError 404 for another company, or another firm's organisation; 409 for an office that another company is
 * linked with or about to be, and while something is under way for this one
 */
export async function saveOffice(call: Call, { relation_id, credentials_id, ...office }: Chosen) {
  const { db, caller } = call;
  const firm_id = firmOf(caller);
  if (relation_id !== caller.relation_id) throw notFound(TEXTS.relation);
  // Of two who choose at once the second one waits here, and sees what the first one has asked.
  const credentials = await lockOfFirm(db, firm_id, credentials_id);
  if (!credentials) throw notFound(TEXTS.organization);
  if (credentials.broken_reason) throw conflict(TEXTS.broken);

  const { office_code } = office;
  await refuseTaken(db, { relation_id, firm_id, credentials_id, office_code });
  if ((await findOpenOfCompany(db, relation_id)).length > 0) throw conflict(TEXTS.busy);
  await refuseWhileBooking(db, relation_id, {
    organization_code: credentials.organization_code,
    office_code,
  });
  if ((await findOpenOfOffice(db, { credentials_id, office_code })).length > 0)
    throw conflict(TEXTS.officeTakenElsewhere);
  return askForTask(call, 'office', { firm_id, credentials_id, ...office });
}
