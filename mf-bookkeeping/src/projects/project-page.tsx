import type { Project } from '@boekwerk/shared/contract/bookkeeping/projects';
import { asShown } from '@boekwerk/shared/plain/as-shown';
import { useNavigate } from '@boekwerk/shared/router';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { FormFrame, SaveButton } from '@boekwerk/shared/ui/form';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { OVERVIEW } from './addresses';
import { ProjectFields } from './project-fields';
import { ProjectShell } from './project-shell';
import { texts } from './texts';
import { useProjectForm } from './use-project-form';
import { useRemoveProject } from './use-remove-project';

type Props = {
  /** Leave out for a new one. */
  project?: Project;
  /** Gives an existing one as somebody else saved it. */
  readAgain?: () => Promise<Project>;
};

/** /project/create, and the page of a project that is there. */
export function ProjectPage({ project, readAgain }: Props) {
  const navigate = useNavigate();
  const saved = useProjectForm({ project, readAgain });
  const removed = () => saved.leave(() => void navigate(OVERVIEW));
  return (
    <ProjectShell title={project ? texts.edit : texts.create}>
      <FormFrame
        saved={saved}
        footer={
          <FooterBar
            left={
              project && (
                <RemoveButton
                  projectShown={() => asShown(project, saved.form.getValues())}
                  after={{ onRemoved: removed, onFailed: saved.refused }}
                />
              )
            }
          >
            <LinkButton to={OVERVIEW}>{texts.close}</LinkButton>
            <SaveButton saved={saved}>
              {project ? texts.submit.change : texts.submit.create}
            </SaveButton>
          </FooterBar>
        }
      >
        <ProjectFields form={saved.form} />
      </FormFrame>
    </ProjectShell>
  );
}

type RemoveProps = {
  projectShown: () => Project;
  after: Parameters<ReturnType<typeof useRemoveProject>>[1];
};

function RemoveButton({ projectShown, after }: RemoveProps) {
  const remove = useRemoveProject();
  return (
    <Button danger onClick={() => void remove(projectShown(), after)}>
      {texts.remove.action}
    </Button>
  );
}
