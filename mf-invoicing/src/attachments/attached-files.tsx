import type { Attachment, Invoice } from '@boekwerk/shared/contract/invoice';
import { focusHeading } from '@boekwerk/shared/plain/focus-heading';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FileRow } from '@boekwerk/shared/ui/upload';
import { useRef } from 'react';
import { texts as remote } from '../texts';
import { useDeleteAttachment, useFreshLinks } from './queries';
import { texts } from './texts';

type Props = { invoice: Invoice; isReadOnly: boolean };

/** The files of an invoice, to download and to remove. */
export function AttachedFiles({ invoice, isReadOnly }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isLast = invoice.attachments.length === 1;
  const remove = useRemove(() => (isLast ? focusHeading() : list.current?.focus()));
  useFreshLinks(invoice);
  return (
    <ul ref={list} tabIndex={-1} className="invoicing-attachments" aria-label={texts.title}>
      {invoice.attachments.map((attachment) => (
        <li key={attachment.id}>
          <FileRow
            name={attachment.file_name}
            bytes={attachment.size}
            href={attachment.url}
            {...(!isReadOnly && { onRemove: () => void remove(attachment) })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Asks first: a removed file cannot be restored. */
function useRemove(onRemoved: () => void) {
  const deletion = useDeleteAttachment();
  const confirm = useConfirm();
  const notices = useNotices();
  return async (attachment: Attachment) => {
    const text = texts.deleteQuestion(attachment.file_name);
    if (!(await confirm({ text, isDelete: true }))) return;
    deletion.mutate(attachment, {
      onSuccess: () => {
        notices.success(remote.done, texts.deleted);
        // The pressed button disappears with its file, and with the last file the list: move the focus.
        onRemoved();
      },
      onError: notices.failed,
    });
  };
}
