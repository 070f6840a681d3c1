import { useMenu } from '@boekwerk/shared/deployment/use-menu';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { BreadcrumbSlot } from '@boekwerk/shared/ui/page';
import { ConnectionBars } from '../connection/connection-bars';
import { PaletteButton } from '../palette/palette-button';
import { DeletionBar } from './deletion/deletion-bar';
import { ImpersonationBar } from './impersonation-bar';
import { PhoneMenu } from './phone-menu';
import { ProfileMenu } from './profile-menu';
import { CompanySelector } from './selector/company-selector';
import './shell.css';
import { Sider } from './sider';
import { texts } from './texts';
import { usePageFocus } from './use-page-focus';

const CONTENT = 'inhoud';

/** Menu, header and the current page. */
export function Frame() {
  usePageFocus();
  // The menu marks the target of a click at once, also while the page still loads.
  const { location: next } = useNavigation();
  const { pathname: current } = useLocation();
  const pathname = next?.pathname ?? current;
  const isInside = useSession((session) => session.is_impersonating);
  const entries = useMenu('main');

  return (
    <div className={isInside ? 'host-frame host-frame-inside' : 'host-frame'}>
      <a className="host-skip" href={`#${CONTENT}`}>
        {texts.skip}
      </a>
      <Sider entries={entries} pathname={pathname} />
      <div className="host-frame-page">
        <header className="host-header">
          <PhoneMenu entries={entries} pathname={pathname} />
          <BreadcrumbSlot />
          <PaletteButton />
          <CompanySelector />
          <ProfileMenu />
        </header>
        <ImpersonationBar />
        <DeletionBar />
        <ConnectionBars />
        <ScrollRestoration />
        <main id={CONTENT} className="host-content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
