import type { Rights } from '@boekwerk/shared/contract/relations';
import { useQueryClient } from '@boekwerk/shared/query';
import { currentSession, onRightsChange, useSession } from '@boekwerk/shared/session/session-store';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect } from 'react';
import { reportError } from '../error-reports/report-errors';
import { askingUnknownRights } from '../guards/unknown-rights';
import { restoreSession } from './restore-session';
import { texts } from './texts';

/**
 * Fetches the user's rights again as soon as an answer of the server shows that they changed, so that menu, guards and
 * pages follow them. A user who lost rights is told.
 */
export function RightsWatch() {
  const queries = useQueryClient();
  const { error } = useNotices();
  const rights = useSession((session) => session.rights);
  useEffect(() => {
    for (const problem of askingUnknownRights(rights ?? {})) reportError(new Error(problem));
  }, [rights]);
  useEffect(() => {
    let isAsking = false;
    return onRightsChange(async (version) => {
      if (isAsking) return;
      isAsking = true;
      const before = currentSession().rights ?? {};
      try {
        const { name } = await restoreSession(version);
        const hasLess = lost(before, currentSession().rights ?? {}).length > 0;
        if (hasLess) error(texts.rightsLowered(name), texts.rightsLoweredHint);
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
