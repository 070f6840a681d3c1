import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from './texts';
import { useChangeState } from './use-change-state';

type Removed = { id: number; name: string; onRemoved?: () => void };

/** Asks, deletes a relation, says that it is gone, and offers to take that back. */
export function useRemove() {
  const confirm = useConfirm();
  const notices = useNotices();
  const { mutate, mutateAsync } = useChangeState();

  // As a promise: the page that asked may be gone by then.
  const undo = ({ id, name }: Removed) =>
    mutateAsync({ id, change: 'activate' }).then(
      () => notices.success(texts.done, texts.putBack(name)),
      notices.failed,
    );
  return async ({ id, name, onRemoved }: Removed) => {
    const question = { title: texts.removeTitle, text: texts.removeText(name) };
    if (!(await confirm({ ...question, isDelete: true }))) return;
    mutate(
      { id, change: 'deactivate' },
      {
        onSuccess: () => {
          notices.success(texts.done, texts.removed(name), {
            label: texts.undo,
            onClick: () => void undo({ id, name }),
          });
          onRemoved?.();
        },
        onError: notices.failed,
      },
    );
  };
}
