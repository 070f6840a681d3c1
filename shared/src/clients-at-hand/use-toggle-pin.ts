import type { ClientsAtHand } from '../contract/shortcuts';
import { useNotices } from '../ui/notices';
import { usePin, useUnpin } from './queries';

type Client = { id: number; name: string };

/** As what a client is pinned; undefined when it is not. */
export const pinnedAs = ({ pinned }: ClientsAtHand, { id }: Pick<Client, 'id'>) =>
  pinned.find((client) => client.id === id)?.shortcut_id;

/** Pins a client, or takes that back. */
export function useTogglePin(atHand: ClientsAtHand | undefined) {
  const pin = usePin();
  const unpin = useUnpin();
  const { failed } = useNotices();
  const isBusy = pin.isPending || unpin.isPending;
  const toggle = (client: Client) => {
    if (isBusy || !atHand) return;
    const shortcut_id = pinnedAs(atHand, client);
    if (shortcut_id === undefined) pin.mutate(client, { onError: failed });
    else unpin.mutate(shortcut_id, { onError: failed });
  };
  return { toggle, isBusy };
}
