import { call } from '@boekwerk/shared/api-client/call';
import {
  type DeletionForm,
  requestDeletion,
  withdrawDeletion,
} from '@boekwerk/shared/contract/account-deletion';
import { useMutation } from '@boekwerk/shared/query';
import type { InferOutput } from 'valibot';
import { useKeepUser } from '../profile/queries';

export function useRequestDeletion() {
  const keep = useKeepUser();
  return useMutation({
    mutationFn: (body: InferOutput<typeof DeletionForm>) => call(requestDeletion, { body }),
    onSuccess: keep,
  });
}

export function useWithdrawDeletion() {
  const keep = useKeepUser();
  return useMutation({ mutationFn: () => call(withdrawDeletion, {}), onSuccess: keep });
}
