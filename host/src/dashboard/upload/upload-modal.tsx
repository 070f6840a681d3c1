import type { Slots } from '@boekwerk/shared/slots';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { Modal } from '@boekwerk/shared/ui/modal';
import { type ReactNode, useState } from 'react';
import { useRefreshDocuments } from '../queries';
import { texts } from './texts';
import type { UploadModalProps } from './upload-button';

type UploadProps = Pick<Slots['document-upload'], 'onBusy' | 'onClose'>;

type Props = UploadModalProps & {
  title: string;
  children: (upload: UploadProps, isBusy: boolean) => ReactNode;
};

/** Shows another remote's widget; asks before it is closed while files are still uploading. */
export function UploadModal({ title, isOpen, onClose, children }: Props) {
  const confirm = useConfirm();
  const refresh = useRefreshDocuments();
  const [isBusy, setBusy] = useState(false);

  async function close() {
    if (isBusy && !(await confirm(texts.leave))) return;
    setBusy(false);
    onClose();
    void refresh();
  }
  return (
    <Modal
      title={title}
      open={isOpen}
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={() => void close()}
    >
      {children({ onBusy: setBusy, onClose: () => void close() }, isBusy)}
    </Modal>
  );
}
