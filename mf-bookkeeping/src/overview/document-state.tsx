import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { CommentOutlined } from '@boekwerk/shared/ui/icons';
import { Tooltip } from '@boekwerk/shared/ui/tooltip';
import { DifferenceBadge } from '../difference-badge';
import { DocumentBadge } from '../document-badge';
import { texts } from '../texts';

type Props = {
  document: BookingItem;
  /** Then it holds nothing that can be pressed. */
  isInLink?: true;
};

/** Where a document is on its way into the books, and what somebody should know about that. */
export function DocumentState({ document, isInLink }: Props) {
  const { status, package_difference, has_notes, is_answered } = document;
  const errors = errorsOf(document);
  return (
    <span className="bookkeeping-document-state">
      {errors.length === 0 && <DocumentBadge status={status} />}
      {errors.length > 0 && <BookingErrors errors={errors} isInLink={isInLink} />}
      {is_answered && <StatusBadge tone="green">{texts.answered}</StatusBadge>}
      {package_difference && <DifferenceBadge difference={package_difference} />}
      {status === DocumentStatus.booked && has_notes && (
        <span role="img" aria-label={texts.hasNotes} title={texts.hasNotes}>
          <CommentOutlined />
        </span>
      )}
    </span>
  );
}

/** What the accounting package said, each thing once; of one that was filled in again nothing. */
function errorsOf({ status, booking_errors }: BookingItem): string[] {
  if (status !== DocumentStatus.toBook || !booking_errors) return [];
  return [...new Set(Object.values(booking_errors))];
}

/** Told to who points at it, and to who comes there by key. */
function BookingErrors({ errors, isInLink }: { errors: readonly string[]; isInLink?: true }) {
  if (isInLink)
    return (
      <StatusBadge tone="red" hint={errors.join(' ')}>
        {texts.failedToBook}
      </StatusBadge>
    );
  return (
    <Tooltip
      title={
        <ul className="bookkeeping-booking-errors">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      }
      trigger={['hover', 'focus']}
    >
      <button type="button" className="bookkeeping-booking-failed">
        <StatusBadge tone="red">{texts.failedToBook}</StatusBadge>
        <span className="bw-unseen"> {errors.join(' ')}</span>
      </button>
    </Tooltip>
  );
}
