import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from './texts';
import { useChangeState } from './use-change-state';

type Removed = { id: number; name: string; onRemoved?: () => void };

/** Asks, deletes a relation, and says that it is gone. */
export function useRemove() {
  const confirm = useConfirm();
  const notices = useNotices();
  const { mutate } = useChangeState();
  return async ({ id, name, onRemoved }: Removed) => {
    const question = { title: texts.removeTitle(name), text: texts.removeQuestion };
    if (!(await confirm({ ...question, isDelete: true }))) return;
    mutate(
      { id, change: 'deactivate' },
      {
        onSuccess: () => {
          notices.success(texts.done, texts.removed(name));
          onRemoved?.();
        },
        onError: notices.failed,
      },
    );
  };
}
