import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { type ListColumns, ShortList } from '@boekwerk/shared/ui/list';
import { Muted } from '@boekwerk/shared/ui/text';
import { useKeptFocus } from '../use-kept-focus';
import { texts } from './texts';
import { useUserActions } from './use-user-actions';
import { UserBadges } from './user-badges';
import { userName } from './user-name';
import '../settings.css';

type Props = { users: readonly CompanyUser[]; onOpen: (user: CompanyUser) => void };

/** Who works in the company, with what can be done to each. */
export function UserList({ users, onOpen }: Props) {
  const actions = useUserActions(users);
  const { buttons } = useKeptFocus(users.map(({ id }) => id).join());
  return (
    <div ref={buttons}>
      <ShortList<CompanyUser>
        rows={users}
        columns={columns(onOpen)}
        phoneRow={(user) => ({ title: nameShown(user), meta: <Email {...user} /> })}
        rowName={userName}
        rowActions={actions}
        hasMenu
        onOpen={onOpen}
      />
    </div>
  );
}

const columns = (open: Props['onOpen']): ListColumns<CompanyUser> => [
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
