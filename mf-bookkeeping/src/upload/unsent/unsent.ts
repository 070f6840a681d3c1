import type { Photo } from '../photos/photo';
import type { TurnedFile } from '../turned-file';
import { isUnfinished, type Upload } from '../upload-queue';
import { isKnown } from './kept-file';

/** What is not handed in yet: a photo that is still to be put in order, or a document on its way. */
export type Unsent = { key: string; files: readonly TurnedFile[]; isPhoto: boolean };

/** What is to be found again when the page is gone. Files that are only being sent are where they were chosen. */
export const unsentOf = (photos: readonly Photo[], uploads: readonly Upload[]): Unsent[] => [
  ...photos.map(({ key, file, turn }) => ({ key, files: [{ file, turn }], isPhoto: true })),
  ...uploads.filter(isToKeep).map(({ key, files }) => ({ key, files, isPhoto: false })),
];

/** It waits for a connection, or was a photo of the camera, which is nowhere else. */
const isToKeep = (upload: Upload): boolean =>
  isUnfinished([upload]) &&
  (upload.state === 'failed' || upload.files.some(({ file }) => isKnown(file)));
