import { texts } from './texts';
import { UploadButton } from './upload-button';

/** Hands in documents of a client, for their accountant. */
export const ClientUpload = () => (
  <UploadButton label={texts.documents} isPrimary loadDialog={loadDialog} />
);

const loadDialog = async () => (await import('./client-upload-dialog')).ClientUploadDialog;
