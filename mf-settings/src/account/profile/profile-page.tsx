import { readAnew } from '@boekwerk/shared/api-client/read-anew';
import { useFreshData } from '@boekwerk/shared/api-client/use-fresh-data';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
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
  const profile = useProfile();
  const user = useFreshData(profile);
  const { error, refetch, isFetching } = profile;
  if (user) return <ProfileForm user={user} readAnew={() => readAnew(profile)} />;
  if (!error) return <FormSkeleton rows={5} />;
  return (
    <ErrorState
      title={texts.failed}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
