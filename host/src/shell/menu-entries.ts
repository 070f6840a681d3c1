import { may, type Right, type Who } from '@boekwerk/shared/domain/rights';
import { texts } from './texts';

type MenuPage = { title: string; to: string };

export type MenuEntry = {
  title: string;
  icon: MenuIcon;
  /** Where it leads when it opens no submenu. */
  to: string | null;
  /** Its submenu; empty for a plain link. */
  pages: MenuPage[];
};

export type MenuIcon = 'dashboard' | 'bookkeeping' | 'invoices' | 'relations';

/** A page is there for who has the right, in a deployment that has the remote; null is the host itself. */
type Row = MenuPage & { right: Right; remote: string | null };

type Group = Pick<MenuEntry, 'title' | 'icon'> & {
  /** What the entry itself opens; first of the submenu once there is one. */
  main?: Row;
  pages: readonly Row[];
};

const MENU: readonly Group[] = [
  {
    title: texts.dashboard,
    icon: 'dashboard',
    main: { title: texts.dashboard, to: '/dashboard', right: 'signedIn', remote: null },
    pages: [],
  },
  {
    title: texts.bookkeeping,
    icon: 'bookkeeping',
    main: {
      title: texts.documents,
      to: '/administration/document/overview',
      right: 'documents',
      remote: 'bookkeeping',
    },
    pages: [
      {
        title: texts.weeklySheet,
        to: '/administration/praxis',
        right: 'imports',
        remote: 'praxis',
      },
    ],
  },
  {
    title: texts.invoices,
    icon: 'invoices',
    pages: [
      {
        title: texts.invoiceOverview,
        to: '/invoicing/invoice/overview',
        right: 'invoicing',
        remote: 'invoicing',
      },
      {
        title: texts.newInvoice,
        to: '/invoicing/invoice/create',
        right: 'invoicing',
        remote: 'invoicing',
      },
    ],
  },
  {
    title: texts.relations,
    icon: 'relations',
    main: {
      title: texts.relations,
      to: '/relation/overview',
      right: 'invoicing',
      remote: 'relations',
    },
    pages: [],
  },
];

/** The main menu for `who`, in a deployment that has these remotes. */
export function menuFor(who: Who, remotes: readonly string[]): MenuEntry[] {
  const isOffered = ({ right, remote }: Row) =>
    may(who, right) && (remote === null || remotes.includes(remote));

  return MENU.flatMap<MenuEntry>(({ title, icon, main, pages }) => {
    const offered = pages.filter(isOffered);
    const own = main && isOffered(main) ? [main] : [];
    if (offered.length > 0) return { title, icon, to: null, pages: [...own, ...offered].map(page) };
    return own.map(({ to }) => ({ title, icon, to, pages: [] }));
  });
}

const page = ({ title, to }: Row): MenuPage => ({ title, to });

/** The address in the menu that the current page belongs to: its own, else the first beside it. */
export function currentIn(entries: readonly MenuEntry[], pathname: string): string | null {
  const addresses = entries.flatMap(({ to, pages }) => [
    ...(to === null ? [] : [to]),
    ...pages.map((one) => one.to),
  ]);
  return (
    addresses.find((to) => to === pathname) ??
    addresses.find((to) => isBeside(pathname, to)) ??
    null
  );
}

/** `/relation/edit/3` is beside `/relation/overview`. */
function isBeside(pathname: string, to: string): boolean {
  const folder = to.slice(0, to.lastIndexOf('/') + 1);
  return folder !== '/' && pathname.startsWith(folder);
}
