import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { readAnew } from '@boekwerk/shared/api-client/read-anew';
import type { UseQueryResult } from '@boekwerk/shared/query';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PageShell } from '@boekwerk/shared/ui/page';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import { OVERVIEW } from './addresses';
import { breadcrumbs } from './breadcrumbs';
import { texts } from './texts';

type Props<Relation> = {
  query: Pick<UseQueryResult<Relation>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** The page of a relation; `readAgain` gives it as it is by then. */
  children: (relation: Relation, readAgain: () => Promise<Relation>) => ReactNode;
};

/** The page of a relation once it is there; until then, or when it does not come, what stands in its place. */
export function LoadedRelation<Relation>({ query, children }: Props<Relation>) {
  const { data, error, refetch, isFetching } = query;
  if (data) return children(data, () => readAnew(query));
  return (
    <PageShell title={texts.edit} width="form" breadcrumbs={breadcrumbs(texts.edit)}>
      {error === null && <FormSkeleton rows={8} />}
      {error !== null && isUnknown(error) && <UnknownRelation />}
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

/** For an address that names no relation. */
export function UnknownRelationPage() {
  return (
    <PageShell title={texts.edit} width="form" breadcrumbs={breadcrumbs(texts.edit)}>
      <UnknownRelation />
    </PageShell>
  );
}

const isUnknown = (error: Error) => error instanceof ApiError && error.status === 404;

function UnknownRelation() {
  return (
    <EmptyState
      picture="nothing-found"
      title={texts.unknown}
      text={texts.unknownHint}
      action={<LinkButton to={OVERVIEW}>{texts.toOverview}</LinkButton>}
    />
  );
}
