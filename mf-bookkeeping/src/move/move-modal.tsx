import { type MoveReply, moveBookingItems } from '@boekwerk/shared/contract/bookkeeping/move';
import { Button } from '@boekwerk/shared/ui/button';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type { ActionModalProps } from '../document-action';
import { useRestore } from '../parts/restore/use-restore';
import { useMoveDocuments, useMoveTargets } from './queries';
import { TargetField } from './target-field';
import { texts } from './texts';

/** Moves documents to another administration, and offers to take that back. */
export function MoveModal({ documents, onClose, onDone }: ActionModalProps) {
  const notices = useNotices();
  const restore = useRestore();
  const hasTargets = useMoveTargets('').data?.data.length !== 0;
  const { mutateAsync, isPending } = useMoveDocuments();
  const form = useContractForm(moveBookingItems.body, {
    booking_item_ids: documents.map(({ id }) => id),
    relation_id: null,
  });
  const saveFailed = useSaveFailed(form.setError);

  const restoreByIds = (ids: readonly number[]) =>
    restore(documents.filter(({ id }) => ids.includes(id)));
  const finish = (outcome: MoveReply) => {
    const { updated, duplicates } = outcome;
    const told =
      duplicates.length === 0
        ? texts.moved(updated.length)
        : texts.movedWithDuplicates(updated.length, duplicates.length);
    const undo = { label: texts.undo, onClick: () => void restoreByIds(updated) };
    if (updated.length > 0) notices.success(texts.done, told, undo);
    onDone(outcome);
  };
  const move = form.handleSubmit((filled) => mutateAsync(filled).then(finish, saveFailed));

  return (
    <Modal
      open
      title={texts.title}
      width={440}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" loading={isPending} disabled={!hasTargets} onClick={() => move()}>
            {texts.action}
          </Button>
        </>
      }
    >
      {hasTargets && <p>{texts.what(documents[0]?.file_name ?? '', documents.length)}</p>}
      <TargetField control={form.control} />
    </Modal>
  );
}
