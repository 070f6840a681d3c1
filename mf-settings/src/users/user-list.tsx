import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import { type ListColumns, ShortList } from '@boekwerk/shared/ui/list';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { rightsSummary } from './rights-summary';
import { texts } from './texts';
import { useUserActions } from './use-user-actions';
import { UserBadges } from './user-badges';
import { userName } from './user-name';
import '../settings.css';

type Props = { users: readonly CompanyUser[]; onOpen: (user: CompanyUser) => void };

/** Who works in the company, with what can be done to each. */
export function UserList({ users, onOpen }: Props) {
  const actions = useUserActions(users);
  const place = { isFirm: useMay('firm'), hasDocuments: useHasDocuments() };
  const summaryOf = (user: CompanyUser) => rightsSummary(user, place);
  const { buttons } = useButtonsFocus(users.map(({ id }) => id).join());
  return (
    <div ref={buttons}>
      <ShortList<CompanyUser>
        rows={users}
        columns={columns(onOpen, summaryOf)}
        phoneRow={(user) => ({
          title: nameShown(user),
          meta: (
            <>
              <Email {...user} />
              <span className="settings-rights-summary">{summaryOf(user)}</span>
            </>
          ),
        })}
        rowName={userName}
        rowActions={actions}
        hasMenu
        onOpen={onOpen}
      />
    </div>
  );
}

/** Whether those who work in the company see documents: who is in it for a firm sees them anyway. */
function useHasDocuments(): boolean {
  const isInside = useSession(({ is_impersonating }) => is_impersonating);
  const seesDocuments = useMay('documents');
  const { data: company } = useOwnCompany(isInside);
  return isInside ? company?.booking_enabled === 1 : seesDocuments;
}

const columns = (
  open: Props['onOpen'],
  summaryOf: (user: CompanyUser) => string,
): ListColumns<CompanyUser> => [
  {
    key: 'name',
    title: texts.person,
    render: (_, user) => (
      <button type="button" className="bw-row-open" onClick={() => open(user)}>
        {nameShown(user)}
      </button>
    ),
  },
  {
    key: 'email',
    title: texts.email,
    render: (_, user) => <Email {...user} />,
  },
  { key: 'rights', title: texts.rights, render: (_, user) => summaryOf(user) },
];

const nameShown = (user: CompanyUser) => fullName(user) || texts.nameUnknown;

const Email = (user: CompanyUser) => (
  <span className="settings-name">
    {user.email}
    <UserBadges {...user} />
    {user.invited_by && !user.invited_by.has_access && (
      <Muted>{texts.invitedByGone(user.invited_by)}</Muted>
    )}
  </span>
);
