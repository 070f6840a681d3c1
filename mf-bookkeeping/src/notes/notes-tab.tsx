import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { NoteForm } from './note-form';
import { NoteItem } from './note-item';
import './notes.css';
import { useDocumentLog } from './queries';
import { texts } from './texts';

type Props = { document: Pick<BookingItem, 'id' | 'status'> };

/** What was asked and answered about a document, and what there is to add. */
export function NotesTab({ document: { id, status } }: Props) {
  return (
    <Loaded
      query={useDocumentLog(id)}
      isPart
      loading={<TextSkeleton lines={4} />}
      failed={texts.failed}
    >
      {({ notes }) => (
        <div className="bookkeeping-notes">
          {notes.length === 0 && <Muted>{texts.none}</Muted>}
          <ol className="bookkeeping-notes-list" role="log" aria-label={texts.list}>
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </ol>
          {status === DocumentStatus.booked && <Muted>{texts.booked}</Muted>}
          <NoteForm key={id} document_id={id} after={notes.at(-1)?.id} />
        </div>
      )}
    </Loaded>
  );
}
