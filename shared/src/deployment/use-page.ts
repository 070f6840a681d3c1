// This file is compiled into each remote: what has identity is imported by its shared name.
import { pageNamed } from '@boekwerk/shared/deployment';
import { useSession } from '@boekwerk/shared/session/session-store';
import { hasRight } from './has-right';

/** The path of the page of a name; null where this deployment has none, and for who may not go there. */
export function usePage(name: string): string | null {
  const page = pageNamed(name);
  const isOpen = useSession((session) => page !== null && hasRight(session, page.right));
  return isOpen && page ? page.path : null;
}
