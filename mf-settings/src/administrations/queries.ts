import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  type AdministrationForm,
  createCompany,
  listAdministrations,
  setDefaultAdministration,
} from '@boekwerk/shared/contract/administrations';
import { uploadLogo } from '@boekwerk/shared/contract/relations';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { administrationsKey } from '@boekwerk/shared/query-keys';
import type { InferOutput } from 'valibot';

export const useAdministrations = () =>
  useQuery({
    queryKey: administrationsKey(),
    queryFn: ({ signal }) => call(listAdministrations, { signal }),
  });

export function useSetDefault() {
  const queries = useQueryClient();
  return useMutation({
    // One after the other, so that the last answer is about the last choice.
    scope: { id: 'default administration' },
    mutationFn: (id: number) => call(setDefaultAdministration, { params: { id } }),
    onSuccess: (entries) => queries.setQueryData(administrationsKey(), entries),
  });
}

export function useCreateAdministration() {
  const queries = useQueryClient();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InferOutput<typeof AdministrationForm>) =>
      call(createCompany, { body, idempotencyKey: keyFor(body) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: administrationsKey() }),
  });
}

export function useUploadLogoOf() {
  return useMutation({
    mutationFn: ({ id, logo }: { id: number; logo: File }) =>
      call(uploadLogo, { params: { id }, files: [logo] }),
  });
}
