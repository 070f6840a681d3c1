import { useLocation } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import type { ReactNode } from 'react';
import { texts } from './texts';

/** Shows a page of the own account, or why not: nobody changes it from inside a client's books. */
export function OwnAccount({ children }: { children: ReactNode }) {
  return useMay('ownAccount') ? children : <ElsewhereOnly />;
}

function ElsewhereOnly() {
  const { pathname } = useLocation();
  const original = useSession((session) => session.original);
  const goOnIn = useSwitchRelation();
  return (
    <InfoBar
      tone="amber"
      action={
        original && (
          <Button onClick={() => goOnIn({ relation_id: original.id, to: pathname })}>
            {texts.backTo(original.name)}
          </Button>
        )
      }
    >
      {texts.elsewhereOnly}
    </InfoBar>
  );
}
