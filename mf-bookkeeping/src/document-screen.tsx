import { useState } from 'react';
import { DocumentBooking } from './document-booking';
import { DocumentFacts } from './document-facts';
import { DocumentFooter } from './document-footer';
import { DocumentMenu } from './document-menu';
import { useDocument } from './document-queries';
import { DuplicateBar } from './duplicates/duplicate-bar';
import { NotesTab } from './notes/notes-tab';
import { ShownPlaceProvider } from './parts/shown-place/shown-place';
import { PresenceBar } from './presence/presence-bar';
import { TrashedDocument } from './trash/trashed-document';
import type { OpenedDocument } from './use-opened-document';
import { DocumentViewer } from './viewer/document-viewer';
import { DoneState } from './viewer/done-state';

type Props = { id: number; opened: OpenedDocument };

/** A document of the list on the whole screen, with what is booked of it. */
export function DocumentScreen({ id, opened }: Props) {
  const { listed, position, beside, linkTo, go, close } = opened;
  const [last, setLast] = useState<number | null>(null);
  const { data: document = listed } = useDocument(id);
  const next = position?.next;
  const [told, setTold] = useState<string | null>(null);
  const onDone = (told: string | null = null) => {
    setTold(told);
    if (next) void go(next);
    else setLast(id);
  };
  const menu = document && <DocumentMenu key={id} document={document} onDone={() => onDone()} />;
  const goOn = { id, menu, onDone };
  return (
    <ShownPlaceProvider>
      <DocumentViewer
        id={id}
        listed={listed}
        position={position}
        beside={beside}
        onGo={go}
        onClose={close}
        told={told}
        parts={{
          warnings: document && (
            <>
              <PresenceBar id={id} />
              <DuplicateBar document={document} />
            </>
          ),
          booking: <DocumentBooking {...goOn} next={beside[0] ?? null} />,
          questions: document && <NotesTab document={document} />,
          facts: document && <DocumentFacts document={document} linkTo={linkTo} />,
          footer: <DocumentFooter {...goOn} />,
        }}
        missing={<TrashedDocument key={id} id={id} onClose={close} />}
        done={last === id ? <DoneState onClose={close} /> : null}
      />
    </ShownPlaceProvider>
  );
}
