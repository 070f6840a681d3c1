import type { Queries } from '../../../platform/database/connect';
import { conflict } from '../../../platform/errors';
import { findOpenElsewhere } from '../../booking/attempt-store';
import { TEXTS } from '../texts';
import { lockConnection } from './store';

/**
 * What is being booked in an office can only be found out there. Who books meanwhile waits until the transaction ends. What
 * was never sent to an office that is gone would wait for ever, and keeps nobody there.
 *
 * @throws HttpError 409 while something is being booked, or taken back, in another office
 */
export async function refuseWhileBooking(
  db: Queries,
  relation_id: number,
  office: { organization_code: string; office_code: string },
): Promise<void> {
  const connection = await lockConnection(db, relation_id);
  const open = await findOpenElsewhere(db, relation_id, office);
  const isGone = connection !== undefined && connection.office_gone_at !== null;
  if (open.some(({ state }) => !isGone || state !== 'queued')) throw conflict(TEXTS.booking);
}
