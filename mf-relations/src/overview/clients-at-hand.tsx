import { useClientsAtHand } from '@boekwerk/shared/clients-at-hand';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { Button } from '@boekwerk/shared/ui/button';
import { StarFilled } from '@boekwerk/shared/ui/icons';
import { texts } from './texts';
import './clients-at-hand.css';

/**
 * The way into the clients that are pinned, then those that were opened last. Its place is kept whatever is in it, so that
 * nobody clicks in a list that moves.
 */
export function ClientsAtHand() {
  const { data } = useClientsAtHand();
  const goOnIn = useSwitchRelation();
  if (!data) return <div className="relations-at-hand" />;

  const pinned = new Set(data.pinned.map(({ id }) => id));
  const clients = [...data.pinned, ...data.opened.filter(({ id }) => !pinned.has(id))];
  if (clients.length === 0) return <p className="relations-at-hand">{texts.noneAtHand}</p>;
  return (
    <nav className="relations-at-hand" aria-label={texts.atHand}>
      {clients.map(({ id, name }) => (
        <Button
          key={id}
          icon={pinned.has(id) && <StarFilled />}
          aria-label={texts.toDashboardOf(name)}
          onClick={() => goOnIn({ relation_id: id, impersonate: true })}
        >
          {name}
        </Button>
      ))}
    </nav>
  );
}
