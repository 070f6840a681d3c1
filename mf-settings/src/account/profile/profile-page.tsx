import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { SettingsPage } from '../../settings-page';
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
  const { data, isFetchedAfterMount, error, refetch, isFetching } = useProfile();
  // A form does not start from what was read some time ago.
  if (data && isFetchedAfterMount) return <ProfileForm user={data} />;
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
