import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { Button } from '@boekwerk/shared/ui/button';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type { ReactNode } from 'react';
import './booking.css';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { useProcessDocument } from './queries';
import { texts } from './texts';

type Props = {
  document: BookingDocument;
  /** What else can be done with it. */
  menu: ReactNode;
  /** Goes on with the next document. */
  onDone: () => void;
};

/** Has a document made ready to be booked, once it has a label. */
export function ProcessBar({ document, menu, onDone }: Props) {
  const { mutateAsync, isPending } = useProcessDocument(document);
  const notices = useNotices();
  const hasLabel = document.tag !== null;
  const { action, hint, labelFirst, labelNeeded } = texts.process;
  const process = () => {
    if (!hasLabel) return notices.error(labelFirst, labelNeeded);
    // A promise, as this bar is gone by the time that it has been processed.
    if (!isPending) void mutateAsync().then(onDone, notices.failed);
  };
  useDocumentKeys({ goOn: process });
  return (
    <footer className="bookkeeping-booking-footer bookkeeping-booking-process">
      {menu}
      <div className="bookkeeping-booking-actions">
        {/* It stays in reach, so that it can say what is missing. */}
        <Button
          type="primary"
          aria-disabled={!hasLabel}
          title={hasLabel ? hint : labelNeeded}
          loading={isPending}
          onClick={process}
        >
          {action}
        </Button>
      </div>
    </footer>
  );
}
