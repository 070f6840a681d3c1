import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { texts } from './texts';

/** That what was filled in, asked or said of documents is not of others that are made of them; nothing when none was. */
export const LeavesBehind = ({ documents }: { documents: readonly BookingItem[] }) =>
  documents.some(hasMore) && <p>{texts.staysInTrash}</p>;

const hasMore = ({ status, has_notes }: BookingItem) =>
  status !== DocumentStatus.toProcess || has_notes;
