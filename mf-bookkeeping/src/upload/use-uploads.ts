import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRefreshDocuments } from '../document-queries';
import { usePhotos } from './photos/use-photos';
import { sendDocumentFor } from './send-document';
import { texts } from './texts';
import { createUploadQueue, isUnfinished } from './upload-queue';

/**
 * The files on their way in from this page; who leaves meanwhile is asked, and breaks them off. After the connection was
 * lost they go on by themselves.
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

  useUnsavedGuard(isUnfinished(uploads), texts.leave);
  useEffect(() => {
    window.addEventListener('online', queue.resume);
    return () => {
      window.removeEventListener('online', queue.resume);
      queue.stop();
    };
  }, [queue]);

  const { add, retry, divide, remove, clear } = queue;
  return { uploads, photos, add, retry, divide, remove, clear };
}
