import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import type { Recurrence } from '@boekwerk/shared/contract/invoice';
import {
  createRecurrence,
  getRecurrence,
  updateRecurrence,
} from '@boekwerk/shared/contract/recurrence';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { invoicesKey } from '@boekwerk/shared/query-keys';
import { useRefetchWhenStale } from '../invoice-queries';
import type { Filled } from './recurrence-values';

/** The recurrence of a template, with the invoices made from it. */
export const useRecurrence = (invoice_id: number | null, refetchInterval?: number) =>
  useQuery({
    queryKey: [...invoicesKey(), 'recurrence', invoice_id],
    queryFn: ({ signal }) => call(getRecurrence, { params: { id: invoice_id ?? 0 }, signal }),
    enabled: invoice_id !== null,
    ...(refetchInterval !== undefined && { refetchInterval }),
  });

/** Starts a recurrence, or changes the one that the settings are a version of. Resolves once its invoice was fetched again. */
export function useSaveRecurrence(id: number | undefined) {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: ({ base_invoice_id, updated_at, ...schedule }: Filled) => {
      if (id === undefined || updated_at === undefined) {
        const body = { base_invoice_id, ...schedule };
        return call(createRecurrence, { body, idempotencyKey: keyOf(body) });
      }
      const body = { id, updated_at, active: true, ...schedule };
      return call(updateRecurrence, { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: invoicesKey() }),
    onError: useRefetchWhenStale(),
  });
}

/** Stops a recurrence; its settings stay as they were saved. */
export function useStopRecurrence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (recurrence: Recurrence) => {
      const { id, updated_at, recurrence_type, next_date, next_period_start } = recurrence;
      const { max_recurrences, send_automatically } = recurrence;
      const schedule = { recurrence_type, next_date, next_period_start };
      const body = { id, updated_at, ...schedule, max_recurrences, send_automatically };
      return call(updateRecurrence, { body: { ...body, active: false } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: invoicesKey() }),
    onError: useRefetchWhenStale(),
  });
}
