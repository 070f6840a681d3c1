import { Switch } from '@boekwerk/shared/ui/fields';
import { areShortcutsEnabled, setShortcutsEnabled } from '@boekwerk/shared/ui/list';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useId, useState } from 'react';
import { texts } from './texts';

/** What the keys do, and whether those of one character do it. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsEnabled);
  const id = useId();
  const change = (isOn: boolean) => {
    setShortcutsEnabled(isOn);
    setOn(isOn);
  };
  return (
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
      <p className="bookkeeping-viewer-keys-switch">
        <Switch id={id} checked={isOn} onChange={change} />
        <label htmlFor={id}>{texts.keysOn}</label>
      </p>
    </Modal>
  );
}
