import { InfoBar } from '@boekwerk/shared/ui/layout';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { useState } from 'react';
import { OwnAccount } from '../own-account';
import { PasswordForm } from './password-form';
import { texts } from './texts';

/** /settings/account/password */
export function PasswordPage() {
  const [isChanged, setChanged] = useState(false);
  return (
    <SettingsPage title={texts.title}>
      <OwnAccount>
        {isChanged && <InfoBar tone="teal">{texts.changed}</InfoBar>}
        <PasswordForm onChanged={() => setChanged(true)} />
      </OwnAccount>
    </SettingsPage>
  );
}
