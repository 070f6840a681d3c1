import type { Project } from '@boekwerk/shared/contract/bookkeeping/projects';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useDeleteProject } from './queries';
import { texts } from './texts';

type After = { onRemoved?: () => void; onFailed?: (error: unknown) => void };

/** Asks, deletes a project and says so. */
export function useRemoveProject() {
  const confirm = useConfirm();
  const notices = useNotices();
  const { mutate } = useDeleteProject();
  return async (project: Project, { onRemoved, onFailed = notices.failed }: After = {}) => {
    const question = { title: texts.remove.title(project.name), text: texts.remove.text };
    if (!(await confirm({ ...question, isDelete: true }))) return;
    mutate(project, {
      onSuccess: () => {
        notices.success(texts.done, texts.remove.done);
        onRemoved?.();
      },
      onError: onFailed,
    });
  };
}
