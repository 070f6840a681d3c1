import { cacheReply } from '@boekwerk/shared/api-client/cache-reply';
import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import {
  type Customer,
  type CustomerForm,
  createEnterpriseCustomer,
  createPrivateCustomer,
  getCustomer,
} from '@boekwerk/shared/contract/customers';
import { updateEnterprise, updatePrivate } from '@boekwerk/shared/contract/parties';
import { isEnterpriseLike } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { clientKey, clientsKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';
import type { InferOutput } from 'valibot';

type Filled = InferOutput<typeof CustomerForm>;

/** A customer as it is now: a form does not start from what was read some time ago. */
export function useCustomer(id: number) {
  return useFreshQuery(
    useQuery({
      queryKey: clientKey(id),
      queryFn: ({ signal }) => call(getCustomer, { params: { id }, signal }),
    }),
  );
}

/** Saves a customer: a new one, or `id`. A company and a person go to calls of their own. */
export function useSaveCustomer(id?: number) {
  const queries = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: Filled) => {
      const idempotencyKey = keyFor(body);
      return id === undefined ? create(body, idempotencyKey) : update(id, body, idempotencyKey);
    },
    onSuccess: (saved) =>
      cacheReply(queries, { key: clientKey(saved.id), within: clientsKey() }, saved),
  });
}

function create(body: Filled, idempotencyKey: string): Promise<Customer> {
  const endpoint = isEnterpriseLike(body) ? createEnterpriseCustomer : createPrivateCustomer;
  return call(endpoint, {
    params: { id: currentSession().relation_id ?? 0 },
    body,
    idempotencyKey,
  });
}

function update(id: number, body: Filled, idempotencyKey: string): Promise<Customer> {
  const endpoint = isEnterpriseLike(body) ? updateEnterprise : updatePrivate;
  return call(endpoint, { params: { id }, body, idempotencyKey });
}
