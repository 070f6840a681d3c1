import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Modal } from '@boekwerk/shared/ui/modal';
import { Loaded, Loader, type QueryState } from '@boekwerk/shared/ui/states';
import { Tabs } from '@boekwerk/shared/ui/tabs';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { DocumentPosition, Neighbour } from '../document-position';
import { useDocument, useDocumentFile, usePrefetchFile } from '../document-queries';
import { DocumentDetails } from './document-details';
import { DocumentPreview } from './document-preview';
import { texts } from './texts';
import { useReturnedFocus } from './use-returned-focus';
import { useViewerKeys } from './use-viewer-keys';
import './viewer.css';
import { ViewerBar } from './viewer-bar';

type Props = {
  id: number;
  /** What the list knows of it. */
  listed: BookingItem | undefined;
  position: DocumentPosition | null;
  onGo: (neighbour: Neighbour) => void;
  onClose: () => void;
  /** What is booked of it. */
  booking: ReactNode;
};

/** A document on the whole screen: what it looks like on the left, what is known of it on the right. */
export function DocumentViewer({ id, listed, position, onGo, onClose, booking }: Props) {
  const read = useDocument(id);
  const document: QueryState<BookingItem> = { ...read, data: read.data ?? listed };
  const [shown, setShown] = useState('document');
  const previous = () => position?.previous && onGo(position.previous);
  const next = () => position?.next && onGo(position.next);
  useViewerKeys({ previous, next });
  useReturnedFocus(id);
  usePrefetchedNeighbour(id, position?.next);

  const bar = (
    <ViewerBar
      name={document.data?.file_name ?? texts.document}
      position={position}
      onPrevious={previous}
      onNext={next}
      onClose={onClose}
    />
  );
  return (
    <Modal
      open
      rootClassName="bookkeeping-viewer"
      title={bar}
      width="100%"
      closable={false}
      footer={null}
      onCancel={onClose}
    >
      <Tabs
        className="bookkeeping-viewer-tabs"
        activeKey={shown}
        onChange={setShown}
        items={tabs}
        centered
      />
      <Loaded
        query={document}
        loading={<Loader text={texts.loading} />}
        failed={texts.failedDocument}
      >
        {(known) => (
          <div className="bookkeeping-viewer-panes" data-shows={shown}>
            <section className="bookkeeping-viewer-document">
              <DocumentPreview key={id} document={known} />
            </section>
            <aside className="bookkeeping-viewer-details">
              <DocumentDetails document={known}>{booking}</DocumentDetails>
            </aside>
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

/** Fetches the document that is likely to be opened next, once this one is there. */
function usePrefetchedNeighbour(id: number, neighbour: Neighbour | null | undefined): void {
  const prefetch = useEffectEvent(usePrefetchFile());
  const { isSuccess } = useDocumentFile(id);
  const next = neighbour && 'id' in neighbour ? neighbour.id : null;
  useEffect(() => {
    if (isSuccess && next !== null) void prefetch(next);
  }, [isSuccess, next]);
}

const tabs = [
  { key: 'document', label: texts.document },
  { key: 'details', label: texts.details },
];
