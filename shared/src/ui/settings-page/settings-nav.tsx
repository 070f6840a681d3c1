import { currentIn, type MenuEntry, type MenuPage } from '../../deployment/menu';
import { useMenu } from '../../deployment/use-menu';
import { Link, useLocation } from '../../router';
import { texts } from './texts';

/** The pages that ask for a place in the settings; on a phone they are one row that can be moved sideways. */
export function SettingsNav() {
  const sections = useMenu('settings');
  const { pathname } = useLocation();
  const current = currentIn(sections, pathname);
  return (
    <nav className="bw-settings-nav" aria-label={texts.settings}>
      {sections.map((section) => (
        <Section key={section.title} section={section} current={current} />
      ))}
    </nav>
  );
}

type SectionProps = { section: MenuEntry; current: string | null };

function Section({ section: { title, pages }, current }: SectionProps) {
  return (
    <div className="bw-settings-section">
      <p>{title}</p>
      <ul aria-label={title}>
        {pages.map((page) => (
          <PageLink key={page.to} page={page} isCurrent={page.to === current} />
        ))}
      </ul>
    </div>
  );
}

function PageLink({ page: { title, to }, isCurrent }: { page: MenuPage; isCurrent: boolean }) {
  const { pathname } = useLocation();
  const current = pathname === to ? 'page' : isCurrent || undefined;
  return (
    <li>
      <Link to={to} ref={intoSight} aria-current={current}>
        {title}
      </Link>
    </li>
  );
}

/** In the row of a phone the current page may stand out of sight. */
function intoSight(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav');
  if (!row || !link?.hasAttribute('aria-current')) return;
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
