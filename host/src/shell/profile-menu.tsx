import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { Link } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { Avatar } from '@boekwerk/shared/ui/avatar';
import {
  LogoutOutlined,
  ShopOutlined,
  SwapOutlined,
  UserOutlined,
} from '@boekwerk/shared/ui/icons';
import type { ComponentType } from 'react';
import { type RouteName, routeNamed } from '../guards/named-routes';
import { ColorChoice } from './color-choice';
import { useDeployedRemotes } from './deployed-remotes';
import { isOpenTo } from './menu-entries';
import './profile-menu.css';
import { texts } from './texts';

const ID = 'profiel';

/** Who signed in, and what they can do about their own things. The browser opens and closes it. */
export function ProfileMenu() {
  const user = useSession((session) => session.user);
  const rights = useSession((session) => session.rights);
  const remotes = useDeployedRemotes();
  if (user === null || rights === null) return null;

  const name = fullName(user);
  const offered = ENTRIES.filter(([route]) => isOpenTo(rights, remotes, route));
  return (
    <>
      <button type="button" className="avatar" popoverTarget={ID} aria-label={texts.profile(name)}>
        <Avatar name={name || user.email} url={user.avatar_url} />
      </button>
      <div id={ID} popover="auto" className="profile">
        <p className="profile-who">
          <strong>{name}</strong>
          <span>{user.email}</span>
        </p>
        <ul>
          {offered.map(([route, title, Icon]) => (
            <li key={route}>
              <Link to={routeNamed(route).path} className="menu-item" onClick={close}>
                <Icon aria-hidden />
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <ColorChoice />
      </div>
    </>
  );
}

const ENTRIES: readonly [RouteName, string, ComponentType<{ 'aria-hidden': true }>][] = [
  ['settings_account_profile', texts.account, UserOutlined],
  ['settings_company_edit', texts.company, ShopOutlined],
  ['settings_administration_overview', texts.switch, SwapOutlined],
  ['logout', texts.logOut, LogoutOutlined],
];

const close = () => document.getElementById(ID)?.hidePopover();
