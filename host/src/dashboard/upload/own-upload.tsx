import { texts } from './texts';
import { UploadButton } from './upload-button';

/** Hands in documents of the own company. */
export const OwnUpload = () => (
  <UploadButton label={texts.administration} loadDialog={loadDialog} />
);

const loadDialog = async () => (await import('./own-upload-dialog')).OwnUploadDialog;
