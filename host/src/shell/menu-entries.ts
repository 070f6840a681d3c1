import type { Rights } from '@boekwerk/shared/contract/relations';
import { type RouteName, routeNamed } from '../guards/named-routes';
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

export type MenuIcon = 'dashboard' | 'bookkeeping' | 'invoices' | 'relations' | 'questions';

type Row = readonly [title: string, route: RouteName];

type Group = Pick<MenuEntry, 'title' | 'icon'> & {
  /** What the entry itself opens; first of the submenu once there is one. */
  main?: Row;
  pages?: readonly Row[];
};

const MENU: readonly Group[] = [
  { title: texts.dashboard, icon: 'dashboard', main: [texts.dashboard, 'dashboard'] },
  {
    title: texts.bookkeeping,
    icon: 'bookkeeping',
    main: [texts.documents, 'administration_document_overview'],
    pages: [[texts.weeklySheet, 'administration_praxis']],
  },
  {
    title: texts.invoices,
    icon: 'invoices',
    pages: [
      [texts.invoiceOverview, 'invoice_overview'],
      [texts.products, 'product_overview'],
      [texts.newInvoice, 'invoice_create'],
    ],
  },
  { title: texts.relations, icon: 'relations', main: [texts.relations, 'relation_overview'] },
  { title: texts.questions, icon: 'questions', main: [texts.questions, 'question_overview'] },
];

/** The main menu for who has these rights, in a deployment that has these remotes. */
export function menuFor(rights: Rights, remotes: readonly string[]): MenuEntry[] {
  const isOffered = ([, route]: Row) => isOpenTo(rights, remotes, route);

  return MENU.flatMap<MenuEntry>(({ title, icon, main, pages = [] }) => {
    const offered = pages.filter(isOffered);
    const own = main && isOffered(main) ? [main] : [];
    if (offered.length > 0) return { title, icon, to: null, pages: [...own, ...offered].map(page) };
    return own.map((row) => ({ title, icon, to: page(row).to, pages: [] }));
  });
}

/** A page is there for who has the right, in a deployment that has the remote. */
export function isOpenTo(rights: Rights, remotes: readonly string[], name: RouteName): boolean {
  const { right, remote } = routeNamed(name);
  return rights[right] === true && (remote === null || remotes.includes(remote));
}

const page = ([title, route]: Row): MenuPage => ({ title, to: routeNamed(route).path });

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
