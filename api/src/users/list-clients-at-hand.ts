import type { ClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import { lastOpened } from '../auth/opened-clients';
import type { Call } from '../platform/http/call';
import { namedChoosableClients } from '../relations/firm-clients/seen-clients';
import { listShortcuts } from './shortcuts';

/** How many of the clients that were opened last are told. */
const FEW = 5;
/** Some that were opened last may not be chosen any more. */
const LOOKED_AT = 25;

/** The clients that the caller has pinned, and those they went into last, as far as they may choose them now. */
export async function listClientsAtHand({
  db,
  caller,
}: Pick<Call, 'db' | 'caller'>): Promise<ClientsAtHand> {
  const { user_id, owns_origin } = caller;
  const firm_id = caller.origin_relation_id ?? caller.relation_id;
  const shortcuts = await listShortcuts({ db, caller }, 'client');
  const shortcutOf = new Map(shortcuts.map(({ id, target }) => [Number(target), id]));
  const opened = await lastOpened(db, { user_id, firm_id }, LOOKED_AT);

  const viewer = {
    user_id,
    relation_id: firm_id,
    who: { type: 1, is_owner: owns_origin },
  } as const;
  const named = await namedChoosableClients(db, viewer, [...shortcutOf.keys(), ...opened]);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    pinned: named.flatMap(({ id, name }) => {
      const shortcut_id = shortcutOf.get(id);
      return shortcut_id === undefined ? [] : [{ id, name, shortcut_id }];
    }),
    opened: opened
      .flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name }];
      })
      .slice(0, FEW),
  };
}
