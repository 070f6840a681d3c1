import { readAgain } from '@boekwerk/shared/api-client/read-again';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { OwnAccount } from '../own-account';
import { ProfileForm } from './profile-form';
import { useProfile } from './queries';
import { texts } from './texts';

/** /settings/account/profile */
export function ProfilePage() {
  return (
    <SettingsPage title={texts.title}>
      <OwnAccount>
        <Profile />
      </OwnAccount>
    </SettingsPage>
  );
}

function Profile() {
  const profile = useFreshQuery(useProfile());
  return (
    <Loaded query={profile} loading={<FormSkeleton rows={5} />} failed={texts.failed}>
      {(user) => <ProfileForm user={user} readAgain={() => readAgain(profile)} />}
    </Loaded>
  );
}
