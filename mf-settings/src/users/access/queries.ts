import { call } from '@boekwerk/shared/api-client/call';
import {
  addCompanyRights,
  type CompanyRight,
  type CompanyUser,
  listClientAccess,
  listCompanyRights,
  updateUser,
} from '@boekwerk/shared/contract/company-users';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { usersKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';

/** Which colleagues see each client of the own firm. */
export const useClientAccess = (query: CheckedInputOf<typeof listClientAccess>['query']) =>
  useQuery({
    queryKey: [...usersKey(), 'client-access', query],
    queryFn: ({ signal }) => call(listClientAccess, { query, signal }),
    placeholderData: keepPreviousData,
  });

type Change = {
  colleague: Pick<CompanyUser, 'id' | 'updated_at'>;
  client_id: number;
  /** Null takes the client away. */
  type: CompanyRight['type'] | null;
};

/** Gives a colleague a client, or another right on it, or takes it away: one change after the other. */
export function useChangeAccess() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'client-access' },
    mutationFn: ({ type, ...of }: Change) => (type === null ? withdraw(of) : give({ ...of, type })),
    onSettled: () => queries.invalidateQueries({ queryKey: usersKey() }),
  });
}

const firmId = () => currentSession().relation_id ?? 0;

async function give({ colleague, client_id, type }: Change & Pick<CompanyRight, 'type'>) {
  const administrations = [{ enterprise_id: client_id, type }];
  const params = { id: firmId(), userId: colleague.id };
  await call(addCompanyRights, { params, body: { administrations } });
}

/** What is left is saved as a whole, unless somebody changed it meanwhile. */
async function withdraw({ colleague: { id, updated_at }, client_id }: Omit<Change, 'type'>) {
  const rows = await call(listCompanyRights, { params: { id: firmId(), userId: id } });
  const administrations = rows
    .filter(({ enterprise }) => enterprise.id !== client_id)
    .map(({ enterprise, user_relation: { type } }) => ({ enterprise_id: enterprise.id, type }));
  await call(updateUser, { params: { id }, body: { administrations, updated_at } });
}
