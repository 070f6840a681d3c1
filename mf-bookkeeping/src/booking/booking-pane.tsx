import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { useEffect, useRef } from 'react';
import { progressOf } from '../document-progress';
import { useRefreshLists } from '../document-queries';
import { Booked } from './booked';
import './booking.css';
import { BookingForm } from './booking-form';
import { LinkBar } from './link-bar';
import { ProcessBar } from './process-bar';
import { Progress } from './progress/progress';

type Props = { document: BookingDocument };

/** What is booked of a document, or has to be done before that: by its state. */
export function BookingPane({ document }: Props) {
  useFreshLists(document);
  if (allowsOnDocument(document, 'process') || document.tag === null)
    return <ProcessBar document={document} />;
  if (allowsOnDocument(document, 'book'))
    return (
      <>
        <LinkBar />
        <BookingForm key={document.id} document={document} />
      </>
    );
  return progressOf(document) ? <Progress document={document} /> : <Booked document={document} />;
}

/** A job that has ended moves the document to another tab of the list behind. */
function useFreshLists({ status }: BookingDocument): void {
  const refresh = useRefreshLists();
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    void refresh();
  }, [status]);
}
