import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { Modal } from '@boekwerk/shared/ui/modal';
import { Slot } from '@boekwerk/shared/ui/slot';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import { texts } from '../texts';

type Props = {
  tag: Tag;
  onAdded: (relation: { id: number; name: string }) => void;
  onClose: () => void;
};

/** Shows the form of the relations remote, in which a name will do; when that is down the document goes on without it. */
export function AddRelationModal({ tag, onAdded, onClose }: Props) {
  const [isChanged, setChanged] = useState(false);
  const { close } = useDialogGuard({ isChanged, question: texts.relation.leave, onClose });
  return (
    <Modal open width={760} title={texts.relation.addTitle[tag]} footer={null} onCancel={close}>
      <Slot
        slot="customer-form"
        isBooking
        kind={tag === 'INK' ? 'supplier' : 'client'}
        onChange={setChanged}
        onSaved={onAdded}
        onCancel={close}
      />
    </Modal>
  );
}
