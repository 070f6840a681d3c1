import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type {
  AdministrationRelation,
  updateBooking as contract,
} from '@boekwerk/shared/contract/firm';
import type { Call } from '../../platform/http/call';
import { changeCompany } from '../company/company';
import { ownFirm } from '../company/firm';
import { lockFirmClient, refuseDeleted } from './firm-client-record';
import { toClient } from './firm-clients';
import { type FirmClientRow, findFirmClient } from './store';

type Form = CheckedInputOf<typeof contract>['body'];

/**
 * Says whether the books of a client are kept.
 *
 * @throws HttpError 404 for another firm or another firm's client, 409 for a deleted client
 */
export async function updateBooking(
  call: Call,
  firm_id: number,
  { enterprise_relation_id: id, booking_enabled }: Form,
): Promise<AdministrationRelation> {
  await ownFirm(call, firm_id);
  const before = await lockFirmClient(call, id);
  refuseDeleted(before);
  if (before.relation.booking_enabled !== booking_enabled)
    await changeCompany(call, before.relation, { booking_enabled });
  return toClient(
    (await findFirmClient(call.db, { firm_id, assigned_to: null }, id)) as FirmClientRow,
    call,
  );
}
