import { type Project, ProjectForm } from '@boekwerk/shared/contract/bookkeeping/projects';
import { useNavigate } from '@boekwerk/shared/router';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { OVERVIEW, WHOLE_OVERVIEW } from './addresses';
import { draftOf, emptyProject, valuesOf } from './project-values';
import { useSaveProject } from './queries';
import { texts } from './texts';

type Setup = {
  /** Leave out for a new one. */
  project?: Project;
  /** Gives an existing one as somebody else saved it. */
  readAgain?: () => Promise<Project>;
};

/** The form of a project, new or existing; once it is saved it goes back to the list. */
export function useProjectForm({ project, readAgain }: Setup) {
  const navigate = useNavigate();
  const notices = useNotices();
  const { mutateAsync: save } = useSaveProject(project?.id);
  const saved = useSavedForm({
    schema: ProjectForm,
    values: project ? valuesOf(project) : emptyProject,
    draft: draftOf(project?.id),
    tellsInvalid: true,
    save,
    onSaved: () =>
      saved.leave(() => {
        notices.success(texts.done, project ? texts.changed : texts.created);
        void navigate(project ? OVERVIEW : WHOLE_OVERVIEW);
      }),
    readAgain: readAgain && (() => readAgain().then(valuesOf)),
  });
  return saved;
}

export type ProjectFormState = ReturnType<typeof useProjectForm>['form'];
