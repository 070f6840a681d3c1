import { useSession } from '@boekwerk/shared/session/session-store';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { ConnectionSheet } from './connection-sheet';
import { useConnection } from './queries';
import { texts } from './texts';

/** /settings/company/twinfield: how the link of the firm, or of the client one is in, stands. */
export function TwinfieldPage() {
  return (
    <SettingsPage title={texts.title}>
      <Connection />
    </SettingsPage>
  );
}

function Connection() {
  const isFirm = useSession(({ type }) => type === 1);
  const { data, error, refetch, isFetching } = useConnection();
  if (data?.status === 'none') {
    const { none, noneText } = isFirm ? texts.firm : texts.client;
    return (
      <Sheet>
        <EmptyState picture="unreachable" title={none} text={noneText} />
      </Sheet>
    );
  }
  if (data) return <ConnectionSheet connection={data} hasOffice={!isFirm} />;
  if (!error) return <FormSkeleton rows={3} />;
  return (
    <ErrorState
      title={texts.failed}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
