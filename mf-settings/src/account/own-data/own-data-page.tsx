import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { DeletionCard } from '../deletion/deletion-card';
import { OwnAccount } from '../own-account';
import { useProfile } from '../profile/queries';
import { DownloadCard } from './download-card';
import { texts } from './texts';

/** /settings/account/data */
export function OwnDataPage() {
  return (
    <SettingsPage title={texts.title}>
      <OwnAccount>
        <OwnData />
      </OwnAccount>
    </SettingsPage>
  );
}

function OwnData() {
  const profile = useFreshQuery(useProfile());
  return (
    <Loaded query={profile} loading={<FormSkeleton rows={5} />} failed={texts.failed}>
      {(user) => (
        <>
          <DownloadCard />
          <DeletionCard user={user} />
        </>
      )}
    </Loaded>
  );
}
