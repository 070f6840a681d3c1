import { useMenu } from '@boekwerk/shared/deployment/use-menu';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { Link } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { Avatar } from '@boekwerk/shared/ui/avatar';
import { ColorChoice } from './color-choice';
import './header-popover.css';
import { pictureOf } from './pictures';
import './profile-menu.css';
import { texts } from './texts';

const ID = 'profiel';

/** The signed-in user, with the links to their own settings. A native popover. */
export function ProfileMenu() {
  const user = useSession((session) => session.user);
  const entries = useMenu('profile');
  if (user === null) return null;

  const name = fullName(user);
  return (
    <>
      <button
        type="button"
        className="host-avatar"
        popoverTarget={ID}
        aria-label={texts.profile(name)}
      >
        <Avatar name={name || user.email} url={user.avatar_url} />
      </button>
      <div id={ID} popover="auto" className="host-header-popover host-profile">
        <p className="host-profile-who">
          <strong>{name}</strong>
          <span>{user.email}</span>
        </p>
        <ul>
          {entries.map(({ to, title, icon }) => (
            <Entry key={title} to={to ?? ''} title={title} icon={icon} />
          ))}
        </ul>
        <ColorChoice />
      </div>
    </>
  );
}

type EntryProps = { to: string; title: string; icon: string | undefined };

function Entry({ to, title, icon }: EntryProps) {
  const Icon = pictureOf(icon);
  return (
    <li>
      <Link to={to} className="host-menu-item" onClick={close}>
        <Icon aria-hidden />
        {title}
      </Link>
    </li>
  );
}

const close = () => document.getElementById(ID)?.hidePopover();
