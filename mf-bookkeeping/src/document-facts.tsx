import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { formatBytes, formatInstant } from '@boekwerk/shared/domain/money/format';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import type { LinkProps } from '@boekwerk/shared/router';
import { useId } from 'react';
import { useDocumentLog } from './notes/queries';
import { DocumentOrigin } from './origin/document-origin';
import { OwnInvoiceFact } from './own-invoices/own-invoice-fact';
import { texts as invoice } from './own-invoices/texts';
import { texts } from './texts';

type Props = {
  document: BookingItem;
  /** Where another document is shown. */
  linkTo: (id: number) => LinkProps['to'];
};

/** What became of a document: who did what to it, what it came from, and what its file is. */
export function DocumentFacts({ document, linkTo }: Props) {
  const { data: log } = useDocumentLog(document.id);
  const { uploaded_date, uploaded_by, tagged_date, size, file_locked, amount_pages } = document;
  const { facts } = texts;
  const heading = useId();
  const known = [
    [facts.uploadedOn, formatInstant(uploaded_date)],
    [facts.uploadedBy, uploaded_by || invoice.byItself],
    [facts.labelledOn, tagged_date && formatInstant(tagged_date)],
    [facts.labelledBy, log?.tag && fullName(log.tag.user)],
    [facts.bookedOn, log?.booked && formatInstant(log.booked.date)],
    [facts.bookedBy, log?.booked && fullName(log.booked.user)],
    [facts.size, formatBytes(size)],
    [facts.pages, file_locked ? facts.lockedPages : String(amount_pages || facts.uncounted)],
  ] as const;
  return (
    <section className="bookkeeping-viewer-history" aria-labelledby={heading}>
      <h2 id={heading}>{facts.title}</h2>
      <dl>
        {known.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="bw-figures">{value}</dd>
              </div>
            ),
        )}
        {document.invoice_id !== null && <OwnInvoiceFact invoice_id={document.invoice_id} />}
        {log?.origin && <DocumentOrigin origin={log.origin} linkTo={linkTo} />}
      </dl>
    </section>
  );
}
