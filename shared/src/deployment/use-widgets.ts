// This file is compiled into each remote: what has identity is imported by its shared name.
import { type DeployedWidget, deployedWidgets } from '@boekwerk/shared/deployment';
import { useSession } from '@boekwerk/shared/session/session-store';
import { hasRight } from './has-right';

/** What fills a slot for whoever is signed in, in order; empty in a deployment without it. */
export function useWidgets(slot: string): DeployedWidget[] {
  const token = useSession((session) => session.token);
  const rights = useSession((session) => session.rights);
  return deployedWidgets()
    .filter((widget) => widget.slot === slot && hasRight({ token, rights }, widget.right))
    .sort((a, b) => a.order - b.order);
}
