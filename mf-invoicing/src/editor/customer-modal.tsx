import { Modal } from '@boekwerk/shared/ui/modal';
import { RemoteWidget } from '@boekwerk/shared/ui/remote-widget';
import { texts } from './texts';

type Props = {
  /** Nothing to make a new one. */
  clientId: number | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
};

/** The form is the one of the relations app: while that is down the invoice goes on without it. */
export function CustomerModal({ clientId, onSaved, onClose }: Props) {
  return (
    <Modal
      open
      width={760}
      title={clientId === undefined ? texts.customer.addTitle : texts.customer.editTitle}
      footer={null}
      onCancel={onClose}
    >
      <RemoteWidget
        name="relations/client-form"
        clientId={clientId}
        onSaved={({ id }) => onSaved(id)}
        onCancel={onClose}
      />
    </Modal>
  );
}
