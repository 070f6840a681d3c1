import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { Modal } from '@boekwerk/shared/ui/modal';
import { Slot } from '@boekwerk/shared/ui/slot';
import { useState } from 'react';
import { texts } from '../../texts';
import { useReturnedFocus } from '../../use-returned-focus';

type Props = {
  /** Nothing to make a new one. */
  clientId: number | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
};

/** The form is the one of the relations app: while that is down the invoice goes on without it. */
export function CustomerModal({ clientId, onSaved, onClose }: Props) {
  const confirm = useConfirm();
  const [isChanged, setChanged] = useState(false);
  useReturnedFocus();

  async function close() {
    if (!isChanged || (await confirm({ text: texts.leaveQuestion }))) onClose();
  }
  return (
    <Modal
      open
      width={760}
      title={clientId === undefined ? texts.customer.addTitle : texts.customer.editTitle}
      footer={null}
      onCancel={() => void close()}
    >
      <Slot
        slot="customer-form"
        clientId={clientId}
        onChange={setChanged}
        onSaved={({ id }) => onSaved(id)}
        onCancel={() => void close()}
      />
    </Modal>
  );
}
