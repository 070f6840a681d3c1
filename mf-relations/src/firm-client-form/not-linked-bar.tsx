import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

/**
 * Tells that nothing is linked with the accounting package yet, as long as that is so, and leads to where it is: for
 * who may do something about it.
 */
export function NotLinkedBar() {
  const mayLink = useMay('accountingLink');
  const isLinked = useSession(({ relation }) => relation?.has_connection ?? true);
  if (!mayLink || isLinked) return null;
  return (
    <InfoBar
      tone="amber"
      action={
        <LinkButton size="small" to="/settings/company/twinfield">
          {texts.toSettings}
        </LinkButton>
      }
    >
      {texts.notLinked}
    </InfoBar>
  );
}
