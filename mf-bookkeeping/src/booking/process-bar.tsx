import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { Button } from '@boekwerk/shared/ui/button';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import './booking.css';
import { useComingLabel } from '../document-queries';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { useAfterRename } from '../use-after-rename';
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
  const coming = useComingLabel(document.id);
  const [awaited, setAwaited] = useState<Tag | null>(null);
  const process = () => {
    if (coming) return setAwaited(coming);
    if (!hasLabel) return notices.error(labelFirst, labelNeeded);
    // A promise, as this bar is gone by the time that it has been processed.
    if (!isPending) void mutateAsync().then(() => onDone(), notices.failed);
  };
  const processNamed = useAfterRename(document, process);
  useDocumentKeys({ goOn: processNamed });
  // A label that was not kept, or that somebody else changed, is looked at first.
  const goOn = useEffectEvent(() => {
    setAwaited(null);
    if (document.tag === awaited) process();
  });
  useEffect(() => {
    if (awaited !== null && !coming) goOn();
  }, [awaited, coming]);
  return (
    <footer className="bookkeeping-booking-footer bookkeeping-booking-process">
      {menu}
      <div className="bookkeeping-booking-actions">
        {/* It stays in reach, so that it can say what is missing. */}
        <Button
          type="primary"
          aria-disabled={!hasLabel}
          title={hasLabel ? hint : labelNeeded}
          loading={isPending || awaited !== null}
          onClick={processNamed}
        >
          {action}
        </Button>
      </div>
    </footer>
  );
}
