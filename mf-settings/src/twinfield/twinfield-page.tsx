import { useSession } from '@boekwerk/shared/session/session-store';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { ClientView } from './client/client-view';
import { FirmView } from './firm/firm-view';
import { useReturnedConsent } from './firm/use-returned-consent';
import { texts } from './texts';

/** /settings/company/twinfield: the organisations that a firm has linked, or the office of the client one is in. */
export function TwinfieldPage() {
  const isFirm = useSession(({ type }) => type === 1);
  const returned = useReturnedConsent();
  return (
    <SettingsPage title={texts.title}>
      {isFirm ? <FirmView returned={returned} /> : <ClientView />}
    </SettingsPage>
  );
}
