import { RemoteWidget } from '@boekwerk/shared/ui/remote-widget';
import { texts } from './texts';
import type { DialogProps } from './upload-button';
import { UploadDialog } from './upload-dialog';

export function OwnUploadDialog(dialog: DialogProps) {
  return (
    <UploadDialog title={texts.administration} {...dialog}>
      {(upload) => <RemoteWidget name="bookkeeping/upload-modal" {...upload} />}
    </UploadDialog>
  );
}
