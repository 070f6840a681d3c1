import { Modal, Switch } from 'antd';
import { useId, useState } from 'react';
import { useReturnedFocus } from '../states/use-returned-focus';
import './list.css';
import { areShortcutsEnabled, setShortcutsEnabled } from './shortcut-setting';
import { texts } from './texts';

export type DialogProps = {
  /** Whether rows can be ticked. */
  hasSelection: boolean;
  onClose: () => void;
};

/** What the keys do, and whether they do it. */
export function KeysDialog({ hasSelection, onClose }: DialogProps) {
  const [isOn, setOn] = useState(areShortcutsEnabled);
  const id = useId();
  useReturnedFocus();
  const actions = Object.entries(texts.keyActions).filter(([key]) => hasSelection || key !== 'x');
  const change = (isOn: boolean) => {
    setShortcutsEnabled(isOn);
    setOn(isOn);
  };
  return (
    <Modal open title={texts.keys} width={440} footer={null} onCancel={onClose}>
      <dl className="bw-keys">
        {actions.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <p className="bw-keys-switch">
        <Switch id={id} checked={isOn} onChange={change} />
        <label htmlFor={id}>{texts.keysOn}</label>
      </p>
    </Modal>
  );
}
