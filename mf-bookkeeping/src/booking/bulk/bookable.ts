import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';

/** Those of the documents that can be booked as they are. */
export const bookable = (documents: readonly BookingItem[]): BookingItem[] =>
  documents.filter((document) => allowsOnDocument(document, 'book'));
