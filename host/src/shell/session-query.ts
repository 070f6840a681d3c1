import { queryOptions } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { queryClient } from './query-client';
import { restoreSession } from './restore-session';

/** Who signed in, and what they may do in a company. */
export const sessionQuery = (relation_id: number | null) =>
  queryOptions({
    queryKey: companyKey('session', relation_id),
    queryFn: () => restoreSession(),
  });

/** Asks it before the frame that waits for it is drawn; a failure is the frame's to show. */
export function prefetchSession(): void {
  const { token, user, relation, relation_id } = currentSession();
  if (token === null || (user !== null && relation !== null)) return;
  void queryClient.prefetchQuery(sessionQuery(relation_id));
}
