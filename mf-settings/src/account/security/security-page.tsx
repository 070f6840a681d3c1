import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { OwnAccount } from '../own-account';
import { DevicesSheet } from './devices-sheet';
import { useSecurity } from './queries';
import { SessionsSheet } from './sessions-sheet';
import { texts } from './texts';
import { TwoFactorSheet } from './two-factor-sheet';

/** /settings/account/security */
export function SecurityPage() {
  return (
    <SettingsPage title={texts.title}>
      <OwnAccount>
        <SecuritySheets />
      </OwnAccount>
    </SettingsPage>
  );
}

function SecuritySheets() {
  const { data, error, refetch, isFetching } = useSecurity();
  if (data)
    return (
      <>
        <TwoFactorSheet twoFactor={data.two_factor} />
        {data.two_factor.mode !== 'off' && <DevicesSheet devices={data.devices} />}
        <SessionsSheet sessions={data.sessions} />
      </>
    );
  if (!error) return <FormSkeleton rows={6} />;
  return (
    <ErrorState
      title={texts.failed}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
