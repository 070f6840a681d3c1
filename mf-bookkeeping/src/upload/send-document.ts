import { call } from '@boekwerk/shared/api-client/call';
import { uploadBookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { asSent } from './compress-image';
import { sizeProblem } from './file-problem';
import { RefusedFile } from './refused-file';
import type { SendDocument } from './upload-queue';

/**
 * Hands in one document: a file, or pictures that become its pages. A large picture goes as a smaller copy.
 *
 * @param relation_id the client that an accountant hands it in for
 */
export const sendDocumentFor =
  (relation_id?: number): SendDocument =>
  async (given, { key, signal, onProgress }) => {
    const isPage = given.length > 1;
    const files = await Promise.all(given.map((each) => asSent(each, { isPage })));
    const refusal = files.map(sizeProblem).find((problem) => problem !== null);
    if (refusal) throw new RefusedFile(refusal);
    return call(uploadBookingItem, {
      body: { relation_id },
      files,
      idempotencyKey: key,
      signal,
      onProgress,
    });
  };
