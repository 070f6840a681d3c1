import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { formatBytes, formatInstant } from '@boekwerk/shared/domain/money/format';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { useDocumentLog } from './notes/queries';
import { texts } from './texts';

type Props = { document: BookingItem };

/** Who did what to a document, and what its file is. */
export function DocumentFacts({ document }: Props) {
  const { data: log } = useDocumentLog(document.id);
  const { uploaded_date, uploaded_by, tagged_date, size, file_locked, amount_pages } = document;
  const { facts } = texts;
  const known = [
    [facts.uploadedOn, formatInstant(uploaded_date)],
    [facts.uploadedBy, uploaded_by],
    [facts.labelledOn, tagged_date && formatInstant(tagged_date)],
    [facts.labelledBy, log?.tag && fullName(log.tag.user)],
    [facts.bookedOn, log?.booked && formatInstant(log.booked.date)],
    [facts.bookedBy, log?.booked && fullName(log.booked.user)],
    [facts.size, formatBytes(size)],
    [facts.pages, file_locked ? facts.lockedPages : String(amount_pages)],
  ] as const;
  return (
    <dl className="bookkeeping-viewer-facts">
      {known.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="bw-figures">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
