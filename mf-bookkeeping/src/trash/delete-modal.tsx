import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRef } from 'react';
import type { ActionModalProps } from '../document-action';
import { useRestore } from '../parts/restore/use-restore';
import { useDeleteDocuments } from './queries';
import { texts } from './texts';

/** Asks whether to put documents in the trash, does it, and offers to take that back. */
export function DeleteModal({ documents, onClose, onDone }: ActionModalProps) {
  const notices = useNotices();
  const restore = useRestore();
  const { mutateAsync, isPending } = useDeleteDocuments();
  const isAsked = useRef(false);
  const safe = useRef<HTMLButtonElement>(null);

  const remove = async () => {
    // The second click of a double click comes before the button shows that it is busy.
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const outcome = await mutateAsync(documents.map(({ id }) => id));
      const { updated } = outcome;
      if (updated.length > 0)
        notices.success(texts.done, texts.deleted(updated.length), {
          label: texts.restore,
          onClick: () => void restore(documents.filter(({ id }) => updated.includes(id))),
        });
      onDone(outcome);
    } catch (error) {
      isAsked.current = false;
      notices.failed(error);
    }
  };

  return (
    <Modal
      open
      centered
      title={texts.question(documents.length)}
      width={440}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && safe.current?.focus()}
      footer={
        <>
          <Button ref={safe} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="primary" danger loading={isPending} onClick={() => void remove()}>
            {texts.action}
          </Button>
        </>
      }
    >
      {texts.consequence(documents[0]?.file_name ?? '', documents.length)}
    </Modal>
  );
}
