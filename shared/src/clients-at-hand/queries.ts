import { call } from '../api-client/call';
import { createShortcut, deleteShortcut, listClientsAtHand } from '../contract/shortcuts';
import { useMutation, useQuery, useQueryClient } from '../query';
import { clientsAtHandKey } from '../query-keys';

/**
 * The clients that the user has pinned, and those they went into last.
 *
 * @param staleTime for how many milliseconds what is known is not asked for again
 */
export const useClientsAtHand = (isEnabled = true, staleTime = 0) =>
  useQuery({
    queryKey: clientsAtHandKey(),
    queryFn: ({ signal }) => call(listClientsAtHand, { signal }),
    enabled: isEnabled,
    staleTime,
  });

/** Pins a client. */
export function usePin() {
  const renew = useRenew();
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call(createShortcut, { body: { kind: 'client', target: String(id), title: name } }),
    onSettled: renew,
  });
}

/** Takes what was pinned away. */
export function useUnpin() {
  const renew = useRenew();
  return useMutation({
    mutationFn: (shortcut_id: number) => call(deleteShortcut, { params: { id: shortcut_id } }),
    onSettled: renew,
  });
}

function useRenew() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: clientsAtHandKey() });
}
