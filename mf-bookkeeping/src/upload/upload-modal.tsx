import type { LinkProps } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { texts } from './texts';
import { UploadFiles } from './upload-files';
import { canClear } from './upload-queue';
import type { useUploads } from './use-uploads';

type Props = {
  isOpen: boolean;
  uploads: ReturnType<typeof useUploads>;
  /** Where a document is shown. */
  linkTo: (id: number) => LinkProps['to'];
  onClose: () => void;
};

/** Hands in documents. Closing it breaks nothing off. */
export function UploadModal({ isOpen, uploads, linkTo, onClose }: Props) {
  return (
    <Modal
      title={texts.title}
      open={isOpen}
      onCancel={onClose}
      footer={
        <>
          {canClear(uploads.uploads) && <Button onClick={uploads.clear}>{texts.clear}</Button>}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <UploadFiles uploads={uploads} linkTo={linkTo} onLeave={onClose} />
    </Modal>
  );
}
