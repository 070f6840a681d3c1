import { type MoveReply, moveBookingItems } from '@boekwerk/shared/contract/bookkeeping/move';
import { Button } from '@boekwerk/shared/ui/button';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import type { ActionDialogProps } from '../document-action';
import { usePutBack } from '../parts/put-back/use-put-back';
import { useMoveDocuments, useMoveTargets } from './queries';
import { texts } from './texts';

/** With more administrations than this they are searched. */
const LISTED = 10;

/** Moves documents to another administration, and offers to take that back. */
export function MoveModal({ documents, onClose, onDone }: ActionDialogProps) {
  const notices = useNotices();
  const restore = usePutBack();
  const search = useServerSearch();
  const targets = useMoveTargets(search.asked);
  const { mutateAsync, isPending } = useMoveDocuments();
  const form = useContractForm(moveBookingItems.body, {
    booking_item_ids: documents.map(({ id }) => id),
    relation_id: null,
  });
  const saveFailed = useSaveFailed(form.setError);

  const finish = (outcome: MoveReply) => {
    const { updated, duplicates } = outcome;
    const told =
      duplicates.length === 0
        ? texts.moved(updated.length)
        : texts.movedWithDuplicates(updated.length, duplicates.length);
    const undo = { label: texts.undo, onClick: () => void restore(updated) };
    if (updated.length > 0) notices.success(texts.done, told, undo);
    onDone(outcome);
  };
  const move = form.handleSubmit((filled) => mutateAsync(filled).then(finish, saveFailed));

  const found = targets.data?.data ?? [];
  const isSearched = search.text !== '' || targets.data?.has_more || found.length > LISTED;
  return (
    <Modal
      open
      title={texts.title}
      width={440}
      onCancel={onClose}
      footer={
        <Button type="primary" loading={isPending} onClick={() => move()}>
          {texts.action}
        </Button>
      }
    >
      <p>{texts.what(documents[0]?.file_name ?? '', documents.length)}</p>
      <SelectField
        control={form.control}
        name="relation_id"
        label={texts.field}
        required
        placeholder={texts.choose}
        hint={texts.leaves}
        options={found.map(({ id, name }) => ({ value: id, label: name }))}
        {...(isSearched && { onSearch: search.type, isWaiting: search.isWaitingFor(targets) })}
        nothingFound={texts.nothingFound}
      />
    </Modal>
  );
}
