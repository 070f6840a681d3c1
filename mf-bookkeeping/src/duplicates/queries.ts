import { call } from '@boekwerk/shared/api-client/call';
import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import {
  getDuplicateInvoice,
  listDuplicates,
} from '@boekwerk/shared/contract/bookkeeping/duplicates';
import { useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';

/** What may be the same follows from what is filled in, so it is asked again once that is saved. */
export const useDuplicates = ({ id, updated_at }: Pick<BookingDocument, 'id' | 'updated_at'>) =>
  useQuery({
    queryKey: [...documentsKey(), 'duplicates', id, updated_at],
    queryFn: ({ signal }) => call(listDuplicates, { params: { id }, signal }),
  });

/** A document as it is shown beside one with the same number. */
export const useDuplicateInvoice = (id: number) =>
  useQuery({
    queryKey: [...documentsKey(), 'duplicate', id],
    queryFn: ({ signal }) => call(getDuplicateInvoice, { params: { id }, signal }),
  });
