import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import type { Files } from '../platform/files/files';
import { invitationNumber } from './invitation-number';
import type { CompanyUserRow } from './store';
import { toUser } from './to-user';

/** Whether the name is the company's to change. */
export const hasOneMembership = (row: CompanyUserRow): boolean =>
  row.membership_status === 1 || row.memberships === 1;

/** What a company calls somebody. */
export const nameFor = (row: CompanyUserRow): string => fullName(callingOf(row));

/**
 * A user as the company sees them. Of who is invited it sees what the invitation says and nothing of an account: not
 * whether there is one either.
 */
export function toCompanyUser(
  row: CompanyUserRow,
  files: Pick<Files, 'signedUrl'>,
  { invited_by = null, clients = null }: Partial<Pick<CompanyUser, 'invited_by' | 'clients'>> = {},
) {
  const { user, is_owner, membership_status, invited_until } = row;
  const shown = {
    ...toUser(user, files),
    ...callingOf(row),
    is_owner,
    status: membership_status,
    invited_until,
    invited_by,
    clients,
    is_only_here: hasOneMembership(row),
  };
  if (membership_status === 0) return shown;
  return {
    ...shown,
    id: numberOf({ ...row, user_id: user.id }),
    role: row.place_type,
    avatar_url: null,
    email: user.email.toLowerCase(),
    updated_at: row.invitation_updated_at,
  };
}

/** By what number a company knows somebody. */
export const numberOf = ({
  user_id,
  membership_id,
  membership_status,
}: Pick<CompanyUserRow, 'membership_id' | 'membership_status'> & { user_id: number }): number =>
  membership_status === 0 ? user_id : invitationNumber(membership_id);

const callingOf = ({ user, membership_status, invited_name, invited_last_name }: CompanyUserRow) =>
  membership_status === 0
    ? { name: user.name, last_name: user.last_name }
    : { name: invited_name, last_name: invited_last_name };
