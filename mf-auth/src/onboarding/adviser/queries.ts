import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  createAdministrationEnterprise,
  type FirmForm,
  type FirstEnterpriseForm,
  updateFirm,
} from '@boekwerk/shared/contract/firm';
import { useMutation, useQueryClient } from '@boekwerk/shared/query';
import { clientsKey, ownCompanyKey } from '@boekwerk/shared/query-keys';
import { currentSession, describeSession } from '@boekwerk/shared/session/session-store';
import type { InferOutput } from 'valibot';

export function useUpdateFirm(id: number) {
  const queries = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InferOutput<typeof FirmForm>) =>
      call(updateFirm, { params: { id }, body, idempotencyKey: keyFor(body) }),
    onSuccess: (_, { name }) => {
      const { relation } = currentSession();
      if (relation?.id === id) describeSession({ relation: { ...relation, name } });
      void queries.invalidateQueries({ queryKey: ownCompanyKey() });
    },
  });
}

/** Adds a client to the own firm; the same values again are the same client. */
export function useAddFirstClient() {
  const queries = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InferOutput<typeof FirstEnterpriseForm>) =>
      call(createAdministrationEnterprise, {
        params: { id: currentSession().relation_id ?? 0 },
        body,
        idempotencyKey: keyFor(body),
      }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: clientsKey() }),
  });
}
