import type { Right } from '@boekwerk/shared/domain/user/rights';
import { Link, useLocation } from '@boekwerk/shared/router';
import './settings.css';
import { useMay } from '@boekwerk/shared/session/use-may';
import { texts } from './texts';

/** The pages of the settings; on a phone they are one row that can be moved sideways. */
export function SettingsNav() {
  return (
    <nav className="settings-nav" aria-label={texts.settings}>
      {SECTIONS.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </nav>
  );
}

type Page = {
  title: string;
  to: string;
  /** When not everybody who sees the section may go there. */
  right?: Right;
  /** Pages below this path belong to it. */
  within?: string;
};
type SectionProps = { title: string; right: Right; pages: readonly Page[] };

function Section({ title, right, pages }: SectionProps) {
  if (!useMay(right)) return null;
  return (
    <div className="settings-section">
      <p>{title}</p>
      <ul aria-label={title}>
        {pages.map((page) => (
          <PageLink key={page.to} page={page} />
        ))}
      </ul>
    </div>
  );
}

function PageLink({ page }: { page: Page }) {
  const { pathname } = useLocation();
  if (!useMay(page.right ?? 'signedIn')) return null;
  return (
    <li>
      <Link to={page.to} ref={intoSight} aria-current={currentIn(page, pathname)}>
        {page.title}
      </Link>
    </li>
  );
}

function currentIn({ to, within = to }: Page, pathname: string) {
  if (pathname === to) return 'page';
  return pathname.startsWith(within) || undefined;
}

/** In the row of a phone the current page may stand out of sight. */
function intoSight(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav');
  if (!row || !link?.hasAttribute('aria-current')) return;
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** The own account stays in sight while in a client's books: its pages say how to come back to it. */
const SECTIONS: readonly SectionProps[] = [
  {
    title: texts.account,
    right: 'signedIn',
    pages: [
      { title: texts.profile, to: '/settings/account/profile' },
      { title: texts.password, to: '/settings/account/password' },
      { title: texts.security, to: '/settings/account/security' },
    ],
  },
  {
    title: texts.company,
    right: 'signedIn',
    pages: [
      { title: texts.companyDetails, to: '/settings/company/edit' },
      { title: texts.twinfield, to: '/settings/company/twinfield', right: 'accountingLink' },
      { title: texts.users, to: '/settings/company/users', right: 'users' },
      { title: texts.invoicing, to: '/settings/company/invoicing', right: 'invoicing' },
    ],
  },
  {
    title: texts.administrations,
    right: 'administrations',
    pages: [
      {
        title: texts.overview,
        to: '/settings/administration/overview',
        within: '/settings/administration',
      },
    ],
  },
];
