import { call } from '@boekwerk/shared/api-client/call';
import { withdrawDeletion } from '@boekwerk/shared/contract/account-deletion';
import { getUser, type OwnUser } from '@boekwerk/shared/contract/users';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { userKey } from '@boekwerk/shared/query-keys';
import { describeSession } from '@boekwerk/shared/session/session-store';

/** As the page of the own account keeps it. */
const PROFILE = userKey('profile');

/** How often is looked whether it was taken back elsewhere, and each time that the tab comes to the front. */
const LOOK_AGAIN_MS = 20_000;

/** Follows, while an account waits to be deleted, what its user does about that in other tabs and on other devices. */
export const useFollowDeletion = (isWaiting: boolean) =>
  useQuery({
    queryKey: PROFILE,
    queryFn: async ({ signal }) => keepInSession(await call(getUser, { signal })),
    enabled: isWaiting,
    refetchInterval: LOOK_AGAIN_MS,
  });

export function useWithdrawDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawDeletion, {}),
    // What was asked before would bring the bar back.
    onMutate: () => queries.cancelQueries({ queryKey: PROFILE }),
    onSuccess: (user) => queries.setQueryData(PROFILE, keepInSession(user)),
  });
}

function keepInSession(user: OwnUser): OwnUser {
  describeSession({ user });
  return user;
}
