import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { Button } from '@boekwerk/shared/ui/button';
import { texts } from './texts';

type Props = Pick<AdministrationRelation['enterprise'], 'id' | 'name'> & {
  /** `small` in a table; a finger needs more. */
  size?: 'small' | 'middle';
};

/** Goes on in the books of a client. */
export function ToDashboard({ id, name, size = 'small' }: Props) {
  const goOnIn = useSwitchRelation();
  return (
    <Button
      size={size}
      aria-label={texts.toDashboardOf(name)}
      onClick={() => goOnIn({ relation_id: id, impersonate: true })}
    >
      {texts.toDashboard}
    </Button>
  );
}
