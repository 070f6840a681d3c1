import type { Rights } from '@boekwerk/shared/contract/relations';
import { useQueryClient } from '@boekwerk/shared/query';
import { currentSession, onRightsChange, useSession } from '@boekwerk/shared/session/session-store';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect } from 'react';
import { reportError } from '../error-reports/report-errors';
import { askingUnknownRights } from '../guards/unknown-rights';
import { restoreSession } from './restore-session';
import { texts } from './texts';

/** The rights that were shown last, and whose: a page that may not be seen any more takes all around it along. */
let shown: { of: string; rights: Rights } | null = null;

/**
 * Fetches the user's rights again as soon as an answer of the server shows that they changed, so that menu, guards and
 * pages follow them. A user who lost rights is told, on the page that they are led to.
 */
export function RightsWatch() {
  const queries = useQueryClient();
  const { error } = useNotices();
  const rights = useSession((session) => session.rights);
  useEffect(() => {
    for (const problem of askingUnknownRights(rights ?? {})) reportError(new Error(problem));
    const before = shown;
    const { user, relation, is_impersonating } = currentSession();
    const of = `${user?.id} ${relation?.id} ${is_impersonating}`;
    shown = rights && { of, rights };
    if (rights && relation && before?.of === of && lost(before.rights, rights).length > 0)
      error(texts.rightsLowered(relation.name), texts.rightsLoweredHint);
  }, [rights]);
  useEffect(() => {
    let isAsking = false;
    return onRightsChange(async (version) => {
      if (isAsking) return;
      isAsking = true;
      try {
        await restoreSession(version);
        await queries.invalidateQueries();
      } catch {
        // Ignored: the next answer triggers it again.
      } finally {
        isAsking = false;
      }
    });
  }, []);
  return null;
}

/** The rights that somebody had and has no more. */
const lost = (before: Rights, after: Rights): string[] =>
  Object.keys(before).filter((right) => before[right] && !after[right]);
