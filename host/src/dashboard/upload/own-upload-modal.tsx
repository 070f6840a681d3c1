import { Slot } from '@boekwerk/shared/ui/slot';
import { texts } from './texts';
import type { UploadModalProps } from './upload-button';
import { UploadModal } from './upload-modal';

export function OwnUploadModal(modal: UploadModalProps) {
  return (
    <UploadModal title={texts.administration} {...modal}>
      {(upload) => <Slot slot="document-upload" {...upload} />}
    </UploadModal>
  );
}
