import { Link } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { LogoutOutlined, ShopOutlined } from '@boekwerk/shared/ui/icons';
import { ColorChoice } from './color-choice';
import { useDeployedRemotes } from './deployed-remotes';
import { initialsOf } from './initials';
import { texts } from './texts';

const ID = 'profiel';

/** Who signed in, and what they can do about their own things. The browser opens and closes it. */
export function ProfileMenu() {
  const user = useSession((session) => session.user);
  const hasSettings = useDeployedRemotes().includes('settings');
  if (user === null) return null;

  const name = `${user.name} ${user.last_name}`.trim();
  return (
    <>
      <button
        type="button"
        className="avatar"
        popoverTarget={ID}
        aria-label={texts.profile(name)}
        // Drawn by the style sheet: initials are a picture of the name, not a name of the button.
        data-initials={initialsOf(user)}
      />
      <div id={ID} popover="auto" className="profile">
        <p className="profile-who">
          <strong>{name}</strong>
          <span>{user.email}</span>
        </p>
        <ul>
          {hasSettings && (
            <li>
              <Link to="/settings/company/edit" className="menu-item" onClick={close}>
                <ShopOutlined aria-hidden />
                {texts.company}
              </Link>
            </li>
          )}
          <li>
            <Link to="/logout" className="menu-item" onClick={close}>
              <LogoutOutlined aria-hidden />
              {texts.logOut}
            </Link>
          </li>
        </ul>
        <ColorChoice />
      </div>
    </>
  );
}

const close = () => document.getElementById(ID)?.hidePopover();
