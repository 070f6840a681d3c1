import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { useParams } from '@boekwerk/shared/router';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PageShell } from '@boekwerk/shared/ui/page';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { breadcrumbs, ClientPage } from './client-page';
import { useClient } from './queries';
import { texts } from './texts';

/** /relation/edit/:id */
export function EditClientPage() {
  const { id = '' } = useParams();
  const { data: client, error, refetch, isFetching } = useClient(Number(id));
  if (client) return <ClientPage key={id} client={client} title={texts.edit} />;
  return (
    <PageShell title={texts.edit} width="form" breadcrumbs={breadcrumbs(texts.edit)}>
      {error === null && <FormSkeleton rows={8} />}
      {error !== null && isUnknown(error) && <UnknownClient />}
      {error !== null && !isUnknown(error) && (
        <ErrorState
          title={texts.failed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </PageShell>
  );
}

const isUnknown = (error: Error) => error instanceof ApiError && error.status === 404;

function UnknownClient() {
  return (
    <EmptyState
      picture="nothing-found"
      title={texts.unknown}
      text={texts.unknownHint}
      action={<LinkButton to="/relation/overview">{texts.toOverview}</LinkButton>}
    />
  );
}
