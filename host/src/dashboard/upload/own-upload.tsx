import { texts } from './texts';
import { UploadButton } from './upload-button';

/** Hands in documents of the own company. */
export const OwnUpload = () => <UploadButton label={texts.administration} loadModal={loadModal} />;

const loadModal = async () => (await import('./own-upload-modal')).OwnUploadModal;
