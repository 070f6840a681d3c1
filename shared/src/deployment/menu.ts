import type { DeployedPage } from '@boekwerk/shared/deployment';
import type { MenuPlace } from '../manifest/manifest.mjs';

export type MenuPage = { title: string; to: string };

export type MenuEntry = {
  title: string;
  /** A name that the menu has a picture for; others get a plain one. */
  icon: string | undefined;
  /** Where it leads when it holds no pages of its own. */
  to: string | null;
  /** What is below it; empty for a plain link. */
  pages: MenuPage[];
  /** Whether it stands out among the others. */
  isMain: boolean;
};

type PlacedPage = MenuPlace & MenuPage;

/** The entries of a menu, made of the places that pages ask for in it. */
export function menuOf(menu: string, pages: readonly DeployedPage[]): MenuEntry[] {
  const places = pages
    .flatMap(({ menus, path, title = '' }) =>
      menus.map((place): PlacedPage => ({ ...place, title: place.title ?? title, to: path })),
    )
    .filter((place) => place.menu === menu)
    .sort((a, b) => a.order - b.order);
  const entries = [
    ...places
      .filter(({ group }) => !group)
      .map((place) => ({ ...link(place), order: place.order })),
    ...groupsOf(places),
  ];
  return entries.sort((a, b) => a.order - b.order).map(({ order, ...entry }) => entry);
}

function groupsOf(places: PlacedPage[]) {
  const titles = [...new Set(places.flatMap(({ group }) => group?.title ?? []))];
  return titles.map((title) => {
    const members = places.filter(({ group }) => group?.title === title);
    const groups = members.flatMap(({ group }) => group ?? []);
    const order = Math.min(...groups.map((group) => group.order));
    const icon = groups.find((group) => group.icon)?.icon;
    const [only] = members;
    if (members.length === 1 && only?.main) return { ...link(only), title, icon, order };
    return { title, icon, order, to: null, pages: members.map(page), isMain: false };
  });
}

const link = ({ title, icon, to, main }: PlacedPage): MenuEntry => ({
  title,
  icon,
  to,
  pages: [],
  isMain: main === true,
});

const page = ({ title, to }: PlacedPage): MenuPage => ({ title, to });

/** The address in a menu that the page at `pathname` belongs to: its own, else the first beside it. */
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
