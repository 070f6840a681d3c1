import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { Button } from '@boekwerk/shared/ui/button';
import { texts } from './texts';

type Props = Pick<
  AdministrationRelation['enterprise'],
  'id' | 'name' | 'first_name' | 'last_name'
> & {
  /** `small` in a table; a finger needs more. */
  size?: 'small' | 'middle';
};

/** Goes on in the books of a client. */
export function DashboardLink({ id, size = 'small', ...names }: Props) {
  const goOnIn = useSwitchRelation();
  return (
    <Button
      size={size}
      aria-label={texts.toDashboardOf(partyName(names))}
      onClick={() => goOnIn({ relation_id: id, impersonate: true })}
    >
      {texts.toDashboard}
    </Button>
  );
}
