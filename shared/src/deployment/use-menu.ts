// This file is compiled into each remote: what has identity is imported by its shared name.
import { deployedPages } from '@boekwerk/shared/deployment';
import { useSession } from '@boekwerk/shared/session/session-store';
import { hasRight } from './has-right';
import { type MenuEntry, menuOf } from './menu';

/** The entries of a menu that are for whoever is signed in. */
export function useMenu(menu: string): MenuEntry[] {
  const token = useSession((session) => session.token);
  const rights = useSession((session) => session.rights);
  return menuOf(
    menu,
    deployedPages().filter((page) => hasRight({ token, rights }, page.right)),
  );
}
