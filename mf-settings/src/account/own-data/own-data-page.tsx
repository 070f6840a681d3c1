import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { OwnAccount } from '../own-account';
import { DownloadCard } from './download-card';
import { texts } from './texts';

/** /settings/account/data */
export function OwnDataPage() {
  return (
    <SettingsPage title={texts.title}>
      <OwnAccount>
        <DownloadCard />
      </OwnAccount>
    </SettingsPage>
  );
}
