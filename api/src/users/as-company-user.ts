import { fullName } from '@boekwerk/shared/domain/full-name';
import type { Files } from '../files/files';
import { asUser } from './as-user';
import type { CompanyUserRow } from './store';

/**
 * Whether a company knows no more of somebody than the address it invited: they have an account, or were named by
 * another company that invited them, and did not accept yet.
 */
export const isStranger = ({ place_status, places, user }: CompanyUserRow): boolean =>
  place_status === 1 && (user.status === 0 || places > 1);

/** Whether the name is the company's to change. */
export const isOnlyHere = (row: CompanyUserRow): boolean => row.places === 1 && !isStranger(row);

/** What a company calls somebody; '' for a stranger. */
export const nameFor = (row: CompanyUserRow): string => (isStranger(row) ? '' : fullName(row.user));

/** A user as the company sees them. */
export function asCompanyUser(row: CompanyUserRow, files: Pick<Files, 'signedUrl'>) {
  const { user, is_owner, place_status, invited_until } = row;
  const shown = {
    ...asUser(user, files),
    ...{ is_owner, status: place_status, invited_until, is_only_here: isOnlyHere(row) },
  };
  return isStranger(row) ? { ...shown, name: '', last_name: '', avatar_url: null } : shown;
}
