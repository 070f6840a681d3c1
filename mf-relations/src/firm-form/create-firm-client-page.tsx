import { useSession } from '@boekwerk/shared/session/session-store';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { FirmClientPage } from './firm-client-page';
import { texts } from './texts';

/** /relation/create of an accounting firm */
export function CreateFirmClientPage() {
  const isConnected = useSession(({ relation }) => relation?.is_connected ?? true);
  return <FirmClientPage notice={!isConnected && <NotConnected />} />;
}

function NotConnected() {
  return (
    <InfoBar
      tone="amber"
      action={
        <LinkButton size="small" to="/settings/company/twinfield">
          {texts.toSettings}
        </LinkButton>
      }
    >
      {texts.notConnected}
    </InfoBar>
  );
}
