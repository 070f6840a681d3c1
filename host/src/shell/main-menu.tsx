import { currentIn, type MenuEntry } from '@boekwerk/shared/deployment/menu';
import { Link } from '@boekwerk/shared/router';
import { DownOutlined } from '@boekwerk/shared/ui/icons';
import { type ReactNode, useState } from 'react';
import { pictureOf } from './pictures';
import { texts } from './texts';

export type MenuProps = { entries: readonly MenuEntry[]; pathname: string };

type Props = MenuProps & {
  /** Shows icons only; opening a submenu then asks for room first. */
  isCollapsed?: boolean;
  onExpand?: () => void;
};

/** The main menu. It is a list of links: every one of them opens in a new tab like any other. */
export function MainMenu({ entries, pathname, isCollapsed = false, onExpand }: Props) {
  const current = currentIn(entries, pathname);
  return (
    <nav className="host-menu" aria-label={texts.mainMenu}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.title}>
            {entry.to === null ? (
              <Submenu
                entry={entry}
                current={current}
                isCollapsed={isCollapsed}
                onExpand={onExpand}
              />
            ) : (
              <MenuLink
                to={entry.to}
                current={current}
                hint={isCollapsed ? entry.title : undefined}
              >
                <EntryLabel {...entry} />
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SubmenuProps = Pick<Props, 'isCollapsed' | 'onExpand'> & {
  entry: MenuEntry;
  current: string | null;
};

function Submenu({ entry, current, isCollapsed, onExpand }: SubmenuProps) {
  const holdsCurrent = entry.pages.some(({ to }) => to === current);
  // Open at first: each page is one click away.
  const [chosen, choose] = useState(true);
  const isOpen = !isCollapsed && chosen;

  const toggle = () => {
    if (isCollapsed) onExpand?.();
    choose(!isOpen);
  };
  return (
    <>
      <button
        type="button"
        className={`host-menu-item${holdsCurrent && !isOpen ? ' host-menu-current' : ''}`}
        aria-expanded={isOpen}
        title={isCollapsed ? entry.title : undefined}
        onClick={toggle}
      >
        <EntryLabel {...entry} />
        <DownOutlined className="host-menu-arrow" aria-hidden />
      </button>
      {isOpen && (
        <ul className="host-submenu">
          {entry.pages.map(({ title, to }) => (
            <li key={to}>
              <MenuLink to={to} current={current}>
                <span className="host-menu-label">{title}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type MenuLinkProps = {
  to: string;
  current: string | null;
  /** Shown when the pointer rests on it. */
  hint?: string;
  children: ReactNode;
};

function MenuLink({ to, current, hint, children }: MenuLinkProps) {
  const isCurrent = to === current;
  return (
    <Link
      to={to}
      className={`host-menu-item${isCurrent ? ' host-menu-current' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      title={hint}
    >
      {children}
    </Link>
  );
}

function EntryLabel({ icon, title }: Pick<MenuEntry, 'icon' | 'title'>) {
  const Icon = pictureOf(icon);
  return (
    <>
      <Icon aria-hidden />
      <span className="host-menu-label">{title}</span>
    </>
  );
}
