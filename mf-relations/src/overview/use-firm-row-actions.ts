import { pinnedAs, useTogglePin } from '@boekwerk/shared/clients-at-hand';
import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import type { ClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { canBePinned } from './firm-columns';
import { texts } from './texts';
import { useRowActions } from './use-row-actions';

/** What the firm's owner can do to one client: as to any relation, pinning it, and going on in its books. */
export function useFirmRowActions(
  atHand: ClientsAtHand | undefined,
): (client: AdministrationRelation) => ActionItem[] {
  const { toggle } = useTogglePin(atHand);
  const actionsOf = useRowActions();
  const goOnIn = useSwitchRelation();
  return ({ enterprise }) => {
    const actions = actionsOf({ ...enterprise, name: partyName(enterprise) });
    if (enterprise.active === 0) return actions;
    const open = () => goOnIn({ relation_id: enterprise.id, impersonate: true });
    const toDashboard = { key: 'dashboard', label: texts.toDashboard, onClick: open };
    if (!atHand || !canBePinned(enterprise)) return [toDashboard, ...actions];
    const isPinned = pinnedAs(atHand, enterprise) !== undefined;
    const pin = { label: isPinned ? texts.unpin : texts.pin, onClick: () => toggle(enterprise) };
    return [toDashboard, { key: 'pin', ...pin }, ...actions];
  };
}
