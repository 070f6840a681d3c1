import { focusHeading } from '@boekwerk/shared/plain/focus-heading';
import { FileRow } from '@boekwerk/shared/ui/upload';
import { useEffect, useRef } from 'react';
import { texts } from './texts';
import { type Owner, removeUpload, type Upload } from './upload-list';
import { useUploads } from './use-uploads';

type Props = { id: Owner; uploads: readonly Upload[] };

/** Files on their way to an invoice, and those that did not get there. */
export function UnsentFiles({ id, uploads }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { retry } = useUploads();
  const count = uploads.length;
  // Files are chosen at the foot of the page: scroll the list into view.
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);

  const remove = (key: string) => {
    removeUpload(id, key);
    // The pressed button goes with its file, and with the last file the list.
    if (count === 1) focusHeading();
    else list.current?.focus();
  };
  if (count === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} className="invoicing-attachments" aria-label={texts.onTheirWay}>
      {uploads.map((upload) => (
        <li key={upload.key}>
          <FileRow
            {...rowOf(upload)}
            note={upload.state === 'waiting' && id === null ? texts.waiting : undefined}
            {...(upload.state === 'failed' &&
              id !== null && { onRetry: () => retry(id, upload.key) })}
            {...(upload.state !== 'sending' && { onRemove: () => remove(upload.key) })}
          />
        </li>
      ))}
    </ul>
  );
}

const rowOf = ({ file, state, progress, reason }: Upload) => ({
  name: file.name,
  bytes: file.size,
  // All bytes sent is not yet stored: 100 % only once the server has answered.
  ...(state === 'sending' && { progress: Math.min(progress, 0.99) }),
  ...(reason !== null && { error: reason }),
});
