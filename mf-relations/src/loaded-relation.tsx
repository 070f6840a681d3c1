import { type AskableQuery, readAgain } from '@boekwerk/shared/api-client/read-again';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PageShell } from '@boekwerk/shared/ui/page';
import { FormSkeleton, Loaded, type QueryState } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import { OVERVIEW } from './addresses';
import { breadcrumbs } from './breadcrumbs';
import { texts } from './texts';

type Props<Relation> = {
  query: QueryState<Relation> & AskableQuery<Relation>;
  /** The page of a relation; `readAgain` gives it as it is by then. */
  children: (relation: Relation, readAgain: () => Promise<Relation>) => ReactNode;
};

/** The page of a relation once it is there; until then, or when it does not come, what stands in its place. */
export function LoadedRelation<Relation>({ query, children }: Props<Relation>) {
  return (
    <Loaded
      query={query}
      loading={<FormSkeleton rows={8} />}
      failed={texts.failed}
      missing={<UnknownRelation />}
      frame={(state) => <EditPage>{state}</EditPage>}
    >
      {(relation) => children(relation, () => readAgain(query))}
    </Loaded>
  );
}

/** For an address that names no relation. */
export function UnknownRelationPage() {
  return (
    <EditPage>
      <UnknownRelation />
    </EditPage>
  );
}

const EditPage = ({ children }: { children: ReactNode }) => (
  <PageShell title={texts.edit} width="form" breadcrumbs={breadcrumbs(texts.edit)}>
    {children}
  </PageShell>
);

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
