import type { ClientsAtHand } from '../contract/shortcuts';
import { StarFilled, StarOutlined } from '../ui/icons';
import { texts } from './texts';
import { pinnedAs, useTogglePin } from './use-toggle-pin';
import './pin-button.css';

type Props = {
  client: { id: number; name: string };
  atHand: ClientsAtHand;
  tabIndex?: number;
  /** It was pressed: the row may move to another place. */
  onPress?: () => void;
};

/** A star that pins a client, so that it is found first, and takes that back. */
export function PinButton({ client, atHand, tabIndex, onPress }: Props) {
  const { toggle, isBusy } = useTogglePin(atHand);
  const isPinned = pinnedAs(atHand, client) !== undefined;
  const label = isPinned ? texts.unpin(client.name) : texts.pin(client.name);
  return (
    <button
      type="button"
      className={isPinned ? 'bw-pin bw-pinned' : 'bw-pin'}
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      tabIndex={tabIndex}
      // A field that has the focus keeps it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onPress?.();
        toggle(client);
      }}
    >
      {isPinned ? <StarFilled /> : <StarOutlined />}
    </button>
  );
}
