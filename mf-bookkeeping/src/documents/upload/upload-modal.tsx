import type { LinkProps } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { DropArea } from '@boekwerk/shared/ui/upload';
import { ACCEPT } from './refusal-of';
import { texts } from './texts';
import { UploadList } from './upload-list';
import { isBusy } from './upload-queue';
import { summaryOf } from './upload-summary';
import type { useUploads } from './use-uploads';

type Props = {
  isOpen: boolean;
  uploads: ReturnType<typeof useUploads>;
  /** Where a document is shown. */
  linkTo: (id: number) => LinkProps['to'];
  onClose: () => void;
};

/** Hands in documents. Closing it breaks nothing off. */
export function UploadModal({
  isOpen,
  uploads: { uploads, add, retry, clear },
  linkTo,
  onClose,
}: Props) {
  const canClear = uploads.some((upload) => !isBusy([upload]));
  return (
    <Modal
      title={texts.title}
      open={isOpen}
      onCancel={onClose}
      footer={
        <>
          {canClear && <Button onClick={clear}>{texts.clear}</Button>}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <DropArea label={texts.drop} hint={texts.dropHint} accept={ACCEPT} isMultiple onFiles={add} />
      <p role="status">{summaryOf(uploads)?.text}</p>
      <UploadList uploads={uploads} linkTo={linkTo} onRetry={retry} onLeave={onClose} />
    </Modal>
  );
}
