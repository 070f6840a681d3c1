import { Button } from '@boekwerk/shared/ui/button';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import type { ReactNode } from 'react';

type Props = { item: ActionItem; icon?: ReactNode; isBusy?: boolean };

/** An action that is in a menu on narrow screens, as a button. */
export function ActionButton({ item: { label, onClick }, icon, isBusy }: Props) {
  return (
    <Button icon={icon} loading={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
}
