import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { ListSkeleton } from '@boekwerk/shared/ui/list';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { ErrorState } from '@boekwerk/shared/ui/states';
import { AdministrationList } from './administration-list';
import { useAdministrations } from './queries';
import { texts } from './texts';
import '../settings.css';

/** /settings/administration/overview */
export function AdministrationsPage() {
  return (
    <SettingsPage
      title={texts.title}
      action={
        <LinkButton type="primary" to="/settings/administration/create">
          {texts.add}
        </LinkButton>
      }
    >
      <Sheet>
        <div className="settings-rows">
          <Administrations />
        </div>
      </Sheet>
    </SettingsPage>
  );
}

function Administrations() {
  const { data, error, refetch, isFetching } = useAdministrations();
  if (data?.length === 0) return <EmptyState picture="relations" title={texts.none} />;
  if (data) return <AdministrationList entries={data} />;
  if (!error) return <ListSkeleton rows={3} columns={4} text={texts.loading} />;
  return (
    <ErrorState
      title={texts.failed}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
