import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { texts } from './texts';
import { useRowActions } from './use-row-actions';

/** What the firm's owner can do to one client: as to any relation, and going on in its books. */
export function useFirmRowActions(): (client: AdministrationRelation) => ActionItem[] {
  const actionsOf = useRowActions();
  const goOnIn = useSwitchRelation();
  return ({ enterprise }) => {
    const actions = actionsOf({ ...enterprise, name: partyName(enterprise) });
    if (enterprise.active === 0) return actions;
    const open = () => goOnIn({ relation_id: enterprise.id, impersonate: true });
    return [{ key: 'dashboard', label: texts.toDashboard, onClick: open }, ...actions];
  };
}
