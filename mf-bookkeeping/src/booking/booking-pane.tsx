import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { progressOf } from '../document-progress';
import { useRefreshLists } from '../document-queries';
import { LinkBar } from '../parts/link-bar/link-bar';
import { Booked } from './booked';
import './booking.css';
import { BookingForm } from './booking-form';
import { Progress } from './progress/progress';
import { TakenBar } from './taken-bar';
import { texts } from './texts';

export { BookingAtHand } from './booking-at-hand';

type Props = {
  document: BookingDocument;
  /** What else can be done with it. */
  menu: ReactNode;
  /** Shows another document beside this one. */
  onShow: (id: number) => void;
  /** Goes on with the next document, and tells there what was done. */
  onDone: (told: string) => void;
};

/** What is booked of a document, by its state. What was typed stays when somebody else books it meanwhile. */
export function BookingPane({ document, menu, onShow, onDone }: Props) {
  const [isTyped, setTyped] = useState(false);
  useFreshLists(document);
  if (allowsOnDocument(document, 'process')) return <p>{texts.process.first}</p>;
  const isTaken = !allowsOnDocument(document, 'book');
  if (!isTaken || isTyped)
    return (
      <>
        {isTaken ? <TakenBar document={document} onRead={() => setTyped(false)} /> : <LinkBar />}
        <BookingForm
          key={document.id}
          document={document}
          isTaken={isTaken}
          menu={menu}
          onShow={onShow}
          onTyped={setTyped}
          onDone={onDone}
        />
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
