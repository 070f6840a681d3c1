import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { formatBytes, formatInstant } from '@boekwerk/shared/domain/money/format';
import { DifferenceBadge } from '../difference-badge';
import { DocumentBadge } from '../document-badge';
import { LabelChoice } from './label-choice';
import { texts } from './texts';

type Props = { document: BookingItem };

/** What is known of a document, and its label. */
export function DocumentDetails({ document }: Props) {
  const { uploaded_date, uploaded_by, tagged_date, size, amount_pages, file_locked } = document;
  const { package_difference: difference } = document;
  const facts = [
    [texts.status, <DocumentBadge key="status" status={document.status} />],
    ...(difference ? [[texts.since, <DifferenceBadge key="since" difference={difference} />]] : []),
    [texts.uploadedOn, formatInstant(uploaded_date)],
    [texts.uploadedBy, uploaded_by],
    ...(tagged_date ? [[texts.labelledOn, formatInstant(tagged_date)]] : []),
    [texts.size, formatBytes(size)],
    [texts.pages, file_locked ? texts.lockedPages : String(amount_pages)],
  ] as const;

  return (
    <>
      <h2>{document.file_name}</h2>
      <h3>{texts.label}</h3>
      <LabelChoice key={document.id} document={document} />
      <dl className="bookkeeping-viewer-facts">
        {facts.map(([name, value]) => (
          <div key={String(name)}>
            <dt>{name}</dt>
            <dd className="bw-figures">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
