import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
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
  return (
    <Loaded query={useSecurity()} loading={<FormSkeleton rows={6} />} failed={texts.failed}>
      {({ two_factor, devices, sessions }) => (
        <>
          <TwoFactorSheet twoFactor={two_factor} />
          {two_factor.mode !== 'off' && <DevicesSheet devices={devices} />}
          <SessionsSheet sessions={sessions} />
        </>
      )}
    </Loaded>
  );
}
