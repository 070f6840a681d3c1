import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Tabs } from '@boekwerk/shared/ui/tabs';
import { type ReactNode, useState } from 'react';
import { DifferenceBadge } from '../difference-badge';
import { IsInSight, useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { FileName } from './file-name';
import { LabelChoice } from './label-choice';
import { StatusMenu } from './status-menu';
import { texts } from './texts';

type Props = {
  document: BookingItem;
  parts: DetailParts;
};

/** What other features know of a document. */
export type DetailParts = {
  /** Above all else, whatever state it is in. */
  warnings: ReactNode;
  /** What is booked of it, once it has a label. */
  booking: ReactNode;
  questions: ReactNode;
  /** Who did what to it. */
  facts: ReactNode;
  /** What can be done with it before it is booked. */
  footer: ReactNode;
};

type Tab = 'booking' | 'questions';

/** A document's name, state and label, what is booked and asked of it, and who did what to it. */
export function DocumentDetails({ document, parts }: Props) {
  const { tag, package_difference: difference } = document;
  const [chosen, setChosen] = useState<Tab>('booking');
  const shown = tag === null ? 'questions' : chosen;
  const questions = { key: 'questions', label: texts.questions, children: parts.questions };
  const isBooking = shown === 'booking';
  const booking = {
    key: 'booking',
    label: texts.booking,
    children: <IsInSight value={isBooking}>{parts.booking}</IsInSight>,
  };
  const showBooking = () => setChosen('booking');
  useDocumentKeys({
    firstTab: showBooking,
    secondTab: () => setChosen('questions'),
    // Nothing is saved or booked that is not seen: the next time it is.
    ...(tag !== null && !isBooking && { save: showBooking, goOn: showBooking }),
  });
  return (
    <>
      <header>
        <FileName key={document.id} document={document} />
        <div className="bookkeeping-viewer-row">
          <LabelChoice key={document.id} document={document} />
          <StatusMenu document={document} />
          {difference && <DifferenceBadge difference={difference} />}
        </div>
      </header>
      {parts.warnings}
      <Tabs
        activeKey={shown}
        onChange={(key) => setChosen(key as Tab)}
        items={tag === null ? [questions] : [booking, questions]}
      />
      {parts.facts}
      {parts.footer}
    </>
  );
}
