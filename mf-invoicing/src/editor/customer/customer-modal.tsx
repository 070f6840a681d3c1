import { Modal } from '@boekwerk/shared/ui/modal';
import { Slot } from '@boekwerk/shared/ui/slot';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import { texts } from '../../texts';

type Props = {
  /** Left out for a new one. */
  clientId: number | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
};

/** Shows the customer form of the relations remote; when that is down the invoice works without it. */
export function CustomerModal({ clientId, onSaved, onClose }: Props) {
  const [isChanged, setChanged] = useState(false);
  const { close } = useDialogGuard({ isChanged, question: texts.leaveQuestion, onClose });
  useReturnedFocus();

  return (
    <Modal
      open
      width={760}
      title={clientId === undefined ? texts.customer.addTitle : texts.customer.editTitle}
      footer={null}
      onCancel={close}
    >
      <Slot
        slot="customer-form"
        clientId={clientId}
        onChange={setChanged}
        onSaved={({ id }) => onSaved(id)}
        onCancel={close}
      />
    </Modal>
  );
}
