import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  type BookingDocument,
  bookBookingItem,
  decideBooking,
  processBookingItem,
  saveBookingItem,
  takeBackBooking,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { listCurrencies } from '@boekwerk/shared/contract/bookkeeping/connection';
import { listLedgerAccounts } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { CheckedInputOf, InputOf } from '@boekwerk/shared/contract/endpoint';
import type { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useMutation, useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { useKeepDocument, useRefreshDocuments } from '../document-queries';

export const useCurrencies = () =>
  useQuery({
    queryKey: companyKey('currencies'),
    queryFn: ({ signal }) => call(listCurrencies, { signal }),
    staleTime: 60_000,
  });

/** What has a code of this type in the linked office. */
export const useLedgers = (type: LedgerType) =>
  useQuery({
    queryKey: companyKey('ledger-accounts', type),
    queryFn: ({ signal }) => call(listLedgerAccounts, { query: { type }, signal }),
    staleTime: 60_000,
  });

type Filled = CheckedInputOf<typeof bookBookingItem>['body'];

export function useSaveBooking(id: number) {
  const keep = useKeepDocument();
  return useMutation({
    mutationFn: async ({ updated_at, ...bookingItem }: Filled) => {
      try {
        return await call(saveBookingItem, { params: { id }, body: { bookingItem, updated_at } });
      } catch (error) {
        throw atOwnFields(error);
      }
    },
    onSuccess: keep,
  });
}

const FORM = 'bookingItem.';

/** The form has its fields at the top; the call that keeps them has them one deeper. */
function atOwnFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 422) return error;
  const { status, message, errors, reference } = error;
  const own = Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [
      field.startsWith(FORM) ? field.slice(FORM.length) : field,
      texts,
    ]),
  );
  return new ApiError(status, { message, errors: own, reference: reference ?? undefined });
}

/** A refused booking may be sent again as it was: each attempt is an intent of its own. */
export function useBookDocument({ id, attempt }: BookingDocument) {
  const keep = useKeepDocument();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: Filled) =>
      call(bookBookingItem, {
        params: { id },
        body,
        idempotencyKey: keyOf({ body, after: attempt?.reference }),
      }),
    onSuccess: keep,
  });
}

/** Does something with a document as it is shown; when that fails it is read anew. */
function useOnDocument<Given>(act: (given: Given) => Promise<BookingDocument>) {
  const keep = useKeepDocument();
  const refresh = useRefreshDocuments();
  return useMutation({
    mutationFn: act,
    onSuccess: keep,
    onError: () => void refresh(true),
  });
}

export const useProcessDocument = ({
  id,
  updated_at,
}: Pick<BookingDocument, 'id' | 'updated_at'>) =>
  useOnDocument(() => call(processBookingItem, { params: { id }, body: { updated_at } }));

export const useTakeBack = (id: number) =>
  useOnDocument(() => call(takeBackBooking, { params: { id } }));

type Decision = InputOf<typeof decideBooking>['body'];

export const useDecideBooking = (id: number) =>
  useOnDocument((body: Decision) => call(decideBooking, { params: { id }, body }));
