import type { Session } from '@boekwerk/shared/session/session';
import { SWITCH_PATH, type Switch } from '@boekwerk/shared/switch-relation/use-switch-relation';

/**
 * An accountant who opened a client's books for one page only returns to the firm as soon as they leave that page.
 * Gives the switch that comes before the page at `pathname`; null when none is needed.
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
