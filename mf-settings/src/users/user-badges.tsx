import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { texts } from './texts';

/** What is special about a user: owns the company, or has not come yet. */
export function UserBadges({ is_owner, status, invited_until }: CompanyUser) {
  return (
    <>
      {is_owner && <StatusBadge tone="blue">{texts.owner}</StatusBadge>}
      {status === 1 && <Invitation until={invited_until} />}
    </>
  );
}

function Invitation({ until }: { until: string | null }) {
  if (until === null) return <StatusBadge tone="neutral">{texts.invited}</StatusBadge>;
  const end = new Date(until);
  if (end < new Date()) return <StatusBadge tone="amber">{texts.invitationExpired}</StatusBadge>;
  return <StatusBadge tone="neutral">{texts.invitedUntil(formatDate(today(end)))}</StatusBadge>;
}
