import { Button } from 'antd';
import { type ComponentType, lazy, Suspense } from 'react';
import type { DialogProps } from './keys-dialog';
import { texts } from './texts';

type Props = {
  isOpen: boolean;
  hasSelection: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** Explains the keyboard shortcuts and can switch them off; its dialog is fetched on demand. */
export function KeysHelp({ isOpen, hasSelection, onOpen, onClose }: Props) {
  return (
    <>
      <Button type="text" size="small" className="bw-keys-button" onClick={onOpen}>
        {texts.keys}
      </Button>
      {isOpen && (
        <Suspense>
          <KeysDialog hasSelection={hasSelection} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

/** A dialog that cannot be fetched does not open. */
const KeysDialog = lazy(async (): Promise<{ default: ComponentType<DialogProps> }> => {
  const dialog = await import('./keys-dialog').catch(() => null);
  return { default: dialog?.KeysDialog ?? (() => null) };
});
