import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
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
import { listInvoiceIds } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { CheckedInputOf, InputOf } from '@boekwerk/shared/contract/endpoint';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { keepPreviousData, useMutation, useQuery } from '@boekwerk/shared/query';
import { companyKey, documentsKey } from '@boekwerk/shared/query-keys';
import { useDebouncedValue } from '@boekwerk/shared/ui/server-search';
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

export const vatCodesKey = (date: IsoDate | null) =>
  companyKey('ledger-accounts', LedgerType.vat, ...(date === null ? [] : [date]));

/** The VAT codes of the linked office, with what they cost on the day of an invoice. */
export const useVatCodes = (date: IsoDate | null) =>
  useQuery({
    queryKey: vatCodesKey(date),
    queryFn: ({ signal }) =>
      call(listLedgerAccounts, {
        query: { type: LedgerType.vat, ...(date && { date }) },
        signal,
      }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

type Numbered = {
  number: string;
  relation: number | null;
  isCredit: boolean;
  /** The document itself. */
  except: number;
};

/** Another document of the same relation with the same number; credit notes are numbered apart. Null for none. */
export function useSameNumber({ number, relation, isCredit, except }: Numbered): number | null {
  const asked = useDebouncedValue(number.trim());
  const { data = [] } = useQuery({
    queryKey: [...documentsKey(), 'same-number', relation, asked],
    queryFn: ({ signal }) =>
      call(listInvoiceIds, {
        params: { id: relation ?? 0 },
        query: { invoice_number: asked },
        signal,
      }),
    enabled: relation !== null && asked !== '',
  });
  const same = data.find(({ id, is_credit }) => id !== except && is_credit === isCredit);
  return asked === number.trim() && same ? same.id : null;
}

type Filled = CheckedInputOf<typeof bookBookingItem>['body'];

export function useSaveBooking(id: number) {
  const keep = useKeepDocument();
  return useMutation({
    mutationFn: async ({ updated_at, saveBookingLines, ...bookingItem }: Filled) => {
      try {
        const body = { bookingItem, saveBookingLines, updated_at };
        return await call(saveBookingItem, { params: { id }, body });
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
  if (!isRefusal(error)) return error;
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
export function useBookDocument({ id, attempt, status }: BookingDocument) {
  const keep = useKeepDocument();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (filled: Filled) => {
      const body = { ...filled, status };
      const idempotencyKey = keyOf({ body, after: attempt?.reference });
      return call(bookBookingItem, { params: { id }, body, idempotencyKey });
    },
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
    onError: () => void refresh(),
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
