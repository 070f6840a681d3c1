import { readAgain } from '@boekwerk/shared/api-client/read-again';
import { idIn } from '@boekwerk/shared/contract/id-in';
import { useParams } from '@boekwerk/shared/router';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { OVERVIEW } from './addresses';
import { ProjectPage } from './project-page';
import { ProjectShell } from './project-shell';
import { useProject } from './queries';
import { texts } from './texts';

/** /project/edit/:id */
export function EditProjectPage() {
  const id = idIn(useParams().id);
  if (id !== null) return <KnownProjectPage key={id} id={id} />;
  return (
    <ProjectShell title={texts.edit}>
      <UnknownProject />
    </ProjectShell>
  );
}

function KnownProjectPage({ id }: { id: number }) {
  const query = useProject(id);
  return (
    <Loaded
      query={query}
      loading={<FormSkeleton rows={8} />}
      failed={texts.failed}
      missing={<UnknownProject />}
      frame={(state) => <ProjectShell title={texts.edit}>{state}</ProjectShell>}
    >
      {(project) => <ProjectPage project={project} readAgain={() => readAgain(query)} />}
    </Loaded>
  );
}

function UnknownProject() {
  return (
    <EmptyState
      picture="nothing-found"
      title={texts.unknown}
      text={texts.unknownHint}
      action={<LinkButton to={OVERVIEW}>{texts.toOverview}</LinkButton>}
    />
  );
}
