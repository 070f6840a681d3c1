import type { Slots } from '@boekwerk/shared/slots';
import { Modal } from '@boekwerk/shared/ui/modal';
import { Slot } from '@boekwerk/shared/ui/slot';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import { texts } from '../texts';

type Props = Pick<Slots['customer-form'], 'clientId' | 'kind' | 'onSaved'> & {
  title: string;
  onClose: () => void;
};

/** Shows the form of the relations remote, in which a name will do; when that is down the document goes on without it. */
export function RelationModal({ title, clientId, kind, onSaved, onClose }: Props) {
  const [isChanged, setChanged] = useState(false);
  const { close } = useDialogGuard({ isChanged, question: texts.relation.leave, onClose });
  return (
    <Modal open width={760} title={title} footer={null} onCancel={close}>
      <Slot
        slot="customer-form"
        isBooking
        {...(clientId === undefined ? {} : { clientId })}
        {...(kind && { kind })}
        onChange={setChanged}
        onSaved={onSaved}
        onCancel={close}
      />
    </Modal>
  );
}
