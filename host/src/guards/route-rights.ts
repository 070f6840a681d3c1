import type { Right } from '@boekwerk/shared/domain/rights';

/** Which right opens which pages; everything below a path goes with it, the longest path that fits wins. */
const ROUTE_RIGHTS: readonly (readonly [path: string, right: Right])[] = [
  ['/dashboard', 'signedIn'],
  ['/administration/praxis', 'imports'],
  ['/administration', 'documents'],
  ['/invoicing', 'invoicing'],
  ['/relation', 'invoicing'],
  ['/settings', 'signedIn'],
];

/** The right that a page asks for; null when there is no such page behind the sign-in. */
export function rightFor(pathname: string): Right | null {
  const fitting = ROUTE_RIGHTS.filter(([path]) => isWithin(pathname, path));
  const longest = fitting.sort(([a], [b]) => b.length - a.length)[0];
  return longest?.[1] ?? null;
}

const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);
