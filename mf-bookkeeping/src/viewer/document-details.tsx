import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { formatBytes, formatInstant } from '@boekwerk/shared/domain/money/format';
import type { ReactNode } from 'react';
import { DifferenceBadge } from '../difference-badge';
import { DocumentBadge } from '../document-badge';
import { LabelChoice } from './label-choice';
import { texts } from './texts';

type Known = BookingItem & Partial<Pick<BookingDocument, 'booked_by' | 'booked_at'>>;

type Props = {
  document: Known;
  /** What is booked of it. */
  children?: ReactNode;
};

/** A document's name, state and label, what is booked of it, and who did what to it. */
export function DocumentDetails({ document, children }: Props) {
  const { package_difference: difference } = document;
  return (
    <>
      <header className="bookkeeping-viewer-head">
        <h2>{document.file_name}</h2>
        <DocumentBadge status={document.status} />
        {difference && <DifferenceBadge difference={difference} />}
      </header>
      <h3>{texts.label}</h3>
      <LabelChoice key={document.id} document={document} />
      {children}
      <dl className="bookkeeping-viewer-facts">
        {factsOf(document).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="bw-figures">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function factsOf(document: Known): readonly (readonly [name: string, value: string])[] {
  const { uploaded_date, uploaded_by, tagged_date, booked_by, booked_at } = document;
  return [
    [texts.uploadedOn, formatInstant(uploaded_date)],
    [texts.uploadedBy, uploaded_by],
    ...(tagged_date ? ([[texts.labelledOn, formatInstant(tagged_date)]] as const) : []),
    ...(booked_at ? ([[texts.bookedOn, formatInstant(booked_at)]] as const) : []),
    ...(booked_by ? ([[texts.bookedBy, booked_by]] as const) : []),
    [texts.size, formatBytes(document.size)],
    [texts.pages, document.file_locked ? texts.lockedPages : String(document.amount_pages)],
  ];
}
