import { rightsOf } from '@boekwerk/shared/domain/rights';
import { useQueryClient } from '@boekwerk/shared/query';
import { currentSession, whenRightsChange, whoIs } from '@boekwerk/shared/session/session-store';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect } from 'react';
import { restoreSession } from './restore-session';
import { texts } from './texts';

/**
 * Asks anew what the user may do as soon as an answer of the server shows that it changed, so that menu, guard and page
 * go by the same rights as the server; who may do less than before is told.
 */
export function RightsWatch() {
  const queries = useQueryClient();
  const { error } = useNotices();
  useEffect(() => {
    let isAsking = false;
    return whenRightsChange(async (rights) => {
      if (isAsking) return;
      isAsking = true;
      const before = whoIs(currentSession());
      try {
        const { name } = await restoreSession(rights);
        const after = whoIs(currentSession());
        const kept = after ? rightsOf(after) : [];
        const hasLess = before !== null && rightsOf(before).some((right) => !kept.includes(right));
        if (hasLess) error(texts.rightsLowered(name), texts.rightsLoweredHint);
        await queries.invalidateQueries();
      } catch {
        // The next answer names other rights again.
      } finally {
        isAsking = false;
      }
    });
  }, []);
  return null;
}
