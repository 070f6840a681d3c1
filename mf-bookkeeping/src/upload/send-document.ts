import { call } from '@boekwerk/shared/api-client/call';
import { uploadBookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { compressImage } from './compress-image';
import { sizeProblem } from './file-problem';
import { RefusedFile } from './upload-failure';
import type { SendFile } from './upload-queue';

/**
 * Hands in one file, a large picture as a smaller copy.
 *
 * @param relation_id the client that an accountant hands it in for
 */
export const sendDocumentFor =
  (relation_id?: number): SendFile =>
  async (file, { key, signal, onProgress }) => {
    const document = await compressImage(file);
    const refusal = sizeProblem(document);
    if (refusal !== null) throw new RefusedFile(refusal);
    return call(uploadBookingItem, {
      body: { relation_id },
      files: [document],
      idempotencyKey: key,
      signal,
      onProgress,
    });
  };
