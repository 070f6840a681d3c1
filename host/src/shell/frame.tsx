import { Outlet, ScrollRestoration, useLocation } from '@boekwerk/shared/router';
import { useSession, whoIs } from '@boekwerk/shared/session/session-store';
import { BreadcrumbSlot } from '@boekwerk/shared/ui/page';
import { useDeployedRemotes } from './deployed-remotes';
import { menuFor } from './menu-entries';
import { PhoneMenu } from './phone-menu';
import { ProfileMenu } from './profile-menu';
import './shell.css';
import { Sider } from './sider';
import { texts } from './texts';
import { usePageFocus } from './use-page-focus';

const CONTENT = 'inhoud';

/** Menu, header and the current page. */
export function Frame() {
  usePageFocus();
  const { pathname } = useLocation();
  const remotes = useDeployedRemotes();
  const session = useSession((whole) => whole);
  const who = whoIs(session);
  const entries = who === null ? [] : menuFor(who, remotes);
  const company = session.relation?.name;

  return (
    <div className="frame">
      <a className="skip" href={`#${CONTENT}`}>
        {texts.skip}
      </a>
      <Sider entries={entries} pathname={pathname} />
      <div className="frame-page">
        <header className="header">
          <PhoneMenu entries={entries} pathname={pathname} />
          <BreadcrumbSlot />
          <span className="header-company" title={company}>
            {company}
          </span>
          <ProfileMenu />
        </header>
        <ScrollRestoration />
        <main id={CONTENT} className="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
