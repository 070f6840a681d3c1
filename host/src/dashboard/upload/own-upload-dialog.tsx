import { Slot } from '@boekwerk/shared/ui/slot';
import { texts } from './texts';
import type { DialogProps } from './upload-button';
import { UploadDialog } from './upload-dialog';

export function OwnUploadDialog(dialog: DialogProps) {
  return (
    <UploadDialog title={texts.administration} {...dialog}>
      {(upload) => <Slot slot="document-upload" {...upload} />}
    </UploadDialog>
  );
}
