import type { Session } from '@boekwerk/shared/session/session';
import { SWITCH_PATH, type Switch } from '@boekwerk/shared/switch-relation/use-switch-relation';

/**
 * Whoever opened a client's books for one page only is back in the firm as soon as they leave that page, wherever they
 * go: the switch that comes before the page at `pathname`; null when there is none to make.
 */
export function afterVisit(
  { visit, original }: Pick<Session, 'visit' | 'original'>,
  { pathname, search }: { pathname: string; search: string },
): Switch | null {
  if (visit === null || original === null) return null;
  if ([visit, SWITCH_PATH, '/logout'].includes(pathname)) return null;
  const to = pathname + search;
  return { relation_id: original.id, impersonate: false, visit: false, to, from: visit };
}
