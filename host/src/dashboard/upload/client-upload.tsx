import { texts } from './texts';
import { UploadButton } from './upload-button';

/** Hands in documents of a client, for their accountant. */
export const ClientUpload = () => (
  <UploadButton label={texts.documents} isPrimary loadModal={loadModal} />
);

const loadModal = async () => (await import('./client-upload-modal')).ClientUploadModal;
