import { Modal } from '@boekwerk/shared/ui/modal';
import { texts } from './texts';

/** What the keys do. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal open title={texts.keys} width={480} footer={null} onCancel={onClose}>
    <dl className="bookkeeping-viewer-keys">
      {texts.keyActions.map(([keys, action]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  </Modal>
);
