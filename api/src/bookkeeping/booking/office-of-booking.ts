import type { Queries } from '../../platform/database/connect';
import { conflict } from '../../platform/errors';
import type { FrozenOffice } from './frozen-request';
import { holdOffice } from './office-store';
import { TEXTS } from './texts';

export type OfficeOfBooking = FrozenOffice & { reference_field: 1 | 2 | 3 | null };

/**
 * Where a company books. Credentials that let nobody in just now are no reason not to: what is booked waits for others.
 *
 * @throws HttpError 409 without an office, or when its firm has left
 */
export async function officeOfBooking(db: Queries, relation_id: number): Promise<OfficeOfBooking> {
  const found = await holdOffice(db, relation_id);
  if (!found) throw conflict(TEXTS.notLinked);
  const { office_code, reference_field, credentials_id, organization_code } = found;
  if (credentials_id === null || organization_code === null) throw conflict(TEXTS.broken);
  return { office_code, reference_field, credentials_id, organization_code };
}
