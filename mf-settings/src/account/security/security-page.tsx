import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { OwnAccount } from '../own-account';
import { DevicesCard } from './devices-card';
import { PasskeysCard } from './passkeys/passkeys-card';
import { useSecurity } from './queries';
import { SessionsCard } from './sessions-card';
import { texts } from './texts';
import { TwoFactorCard } from './two-factor-card';

/** /settings/account/security */
export function SecurityPage() {
  return (
    <SettingsPage title={texts.title}>
      <OwnAccount>
        <SecurityCards />
      </OwnAccount>
    </SettingsPage>
  );
}

function SecurityCards() {
  return (
    <Loaded query={useSecurity()} loading={<FormSkeleton rows={6} />} failed={texts.failed}>
      {({ two_factor, passkeys, devices, sessions }) => (
        <>
          <TwoFactorCard twoFactor={two_factor} />
          {(passkeys.address !== null || passkeys.rows.length > 0) && (
            <PasskeysCard
              passkeys={passkeys}
              asksCode={two_factor.mode !== 'off' && two_factor.is_enabled}
            />
          )}
          {two_factor.mode !== 'off' && <DevicesCard devices={devices} />}
          <SessionsCard sessions={sessions} />
        </>
      )}
    </Loaded>
  );
}
