import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRefreshDocuments } from '../document-queries';
import { texts as photoTexts } from './photos/texts';
import { usePhotos } from './photos/use-photos';
import { sendDocumentFor } from './send-document';
import { texts } from './texts';
import { type Unsent, unsentOf } from './unsent/unsent';
import { useUnsent } from './unsent/use-unsent';
import { createUploadQueue, isUnfinished } from './upload-queue';

/**
 * The files on their way in from this page, and the photos before that; who leaves meanwhile is asked, and breaks them
 * off. After the connection was lost they go on by themselves; after the page was lost, once its user says so.
 *
 * @param relationId the client that an accountant hands them in for
 */
export function useUploads(relationId?: number) {
  const refresh = useRefreshDocuments();
  const [queue] = useState(() =>
    createUploadQueue({ send: sendDocumentFor(relationId), onDone: refresh }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);

  const photos = usePhotos(queue);
  const goOnWith = (found: readonly Unsent[]) => {
    photos.restore(found.filter(({ isPhoto }) => isPhoto));
    queue.restore(found.filter(({ isPhoto }) => !isPhoto));
  };
  const unsent = useUnsent(relationId, unsentOf(photos.photos, uploads), goOnWith);

  useUnsavedGuard(photos.photos.length > 0, photoTexts.leave(unsent.isKept));
  useUnsavedGuard(isUnfinished(uploads), texts.leave);
  useEffect(() => {
    window.addEventListener('online', queue.resume);
    return () => {
      window.removeEventListener('online', queue.resume);
      queue.stop();
    };
  }, [queue]);

  const { add, retry, divide, remove, clear } = queue;
  return { uploads, photos, unsent, add, retry, divide, remove, clear };
}
