import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  type Company,
  type EnterpriseCompanyForm,
  type getDefaultRelation,
  removeLogo,
  updateCompany,
  uploadLogo,
} from '@boekwerk/shared/contract/relations';
import { useMutation, useQueryClient } from '@boekwerk/shared/query';
import { ownCompanyKey } from '@boekwerk/shared/query-keys';
import { currentSession, describeSession } from '@boekwerk/shared/session/session-store';
import type { InferOutput } from 'valibot';

type DefaultRelation = InferOutput<typeof getDefaultRelation.reply>;

export function useSaveCompany(id: number) {
  const keep = useKeepCompany();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InferOutput<typeof EnterpriseCompanyForm>) =>
      call(updateCompany, { params: { id }, body, idempotencyKey: keyFor(body) }),
    onSuccess: keep,
  });
}

export function useUploadLogo(id: number) {
  const keep = useKeepCompany();
  return useMutation({
    mutationFn: (file: File) => call(uploadLogo, { params: { id }, files: [file] }),
    onSuccess: keep,
  });
}

export function useRemoveLogo(id: number) {
  const keep = useKeepCompany();
  return useMutation({
    mutationFn: () => call(removeLogo, { params: { id } }),
    onSuccess: keep,
  });
}

/** Puts the company as saved on every screen that names it. */
function useKeepCompany() {
  const queries = useQueryClient();
  return (company: Company) => {
    const { relation } = currentSession();
    if (relation?.id !== company.id) return;
    describeSession({ relation: { ...relation, name: company.name } });
    queries.setQueryData<DefaultRelation>(
      ownCompanyKey(),
      (known) => known && { ...known, relation: company },
    );
  };
}
