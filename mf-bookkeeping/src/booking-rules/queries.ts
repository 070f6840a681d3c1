import { asListed } from '@boekwerk/shared/api-client/as-listed';
import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  type BookingRule,
  type BookingRuleForm,
  type BookingRuleQuery,
  createBookingRule,
  deleteBookingRule,
  getBookingRule,
  listBookingRules,
  tryBookingRule,
  updateBookingRule,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { countSuggestionOutcomes } from '@boekwerk/shared/contract/bookkeeping/suggestion-outcomes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { deleteDraft } from '@boekwerk/shared/session/drafts';
import type { InferOutput } from 'valibot';
import { draftOf } from './rule-values';

/** A rule as it was filled in, checked. */
export type FilledRule = InferOutput<typeof BookingRuleForm>;

const rulesKey = () => companyKey('booking-rules');

export const useRules = (query: BookingRuleQuery) =>
  useQuery({
    queryKey: [...rulesKey(), 'list', query],
    queryFn: ({ signal }) => call(listBookingRules, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A rule of the list, which is asked for again only after it was found to be another by now. */
export const useRule = (rule: BookingRule | undefined) =>
  useQuery({
    queryKey: [...rulesKey(), 'one', rule?.id],
    queryFn: ({ signal }) => call(getBookingRule, { params: { id: Number(rule?.id) }, signal }),
    ...asListed(rule),
  });

/** Saves a rule: a new one, or `id`. */
export function useSaveRule(id: number | undefined) {
  const renew = useRenewRules();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: FilledRule) => {
      const idempotencyKey = keyFor(body);
      return id === undefined
        ? call(createBookingRule, { body, idempotencyKey })
        : call(updateBookingRule, { params: { id }, body, idempotencyKey });
    },
    onSettled: renew,
  });
}

export function useDeleteRule() {
  const renew = useRenewRules();
  return useMutation({
    mutationFn: ({ id, updated_at }: BookingRule) =>
      call(deleteBookingRule, { params: { id }, body: { updated_at } }),
    onSuccess: (_, { id }) => deleteDraft(draftOf(id)),
    onSettled: renew,
  });
}

/** What a rule would have changed of what is booked; nothing is asked until there is one. */
export const useTrial = (rule: FilledRule | null) =>
  useQuery({
    queryKey: [...rulesKey(), 'trial', rule],
    queryFn: ({ signal }) => call(tryBookingRule, { body: rule as FilledRule, signal }),
    enabled: rule !== null,
  });

/** What became of what was proposed and read, lately. */
export const useOutcomes = () =>
  useQuery({
    queryKey: [...rulesKey(), 'outcomes'],
    queryFn: ({ signal }) => call(countSuggestionOutcomes, { signal }),
  });

/** After a failure as well: somebody else may have changed or removed it. */
function useRenewRules() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: rulesKey() });
}
