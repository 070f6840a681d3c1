import { useMay } from '@boekwerk/shared/session/use-may';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { texts } from './texts';

/** The next step is to add one; a colleague asks whoever may. */
export function NoClients() {
  const mayAdd = useMay('firm');
  return (
    <EmptyState
      picture="relations"
      title={texts.none}
      text={mayAdd ? texts.noneHint : texts.noneAssigned}
      action={
        mayAdd && (
          <LinkButton type="primary" to="/relation/create">
            {texts.add}
          </LinkButton>
        )
      }
    />
  );
}
