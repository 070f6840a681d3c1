import { call } from '@boekwerk/shared/api-client/call';
import {
  addCompanyRights,
  type CompanyRight,
  listClientAccess,
  listCompanyRights,
  updateUser,
} from '@boekwerk/shared/contract/company-users';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { usersKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { usersQuery } from '../queries';

/** Which colleagues see each client of the own firm. */
export const useClientAccess = (query: CheckedInputOf<typeof listClientAccess>['query']) =>
  useQuery({
    queryKey: [...usersKey(), 'client-access', query],
    queryFn: ({ signal }) => call(listClientAccess, { query, signal }),
    placeholderData: keepPreviousData,
  });

type Change = {
  user_id: number;
  client_id: number;
  /** Null takes the client away. */
  type: CompanyRight['type'] | null;
};

/** Gives a colleague a client, or another right on it, or takes it away: one change after the other. */
export function useChangeAccess() {
  const queries = useQueryClient();
  // As it is by then: the change before this one made the colleague another version.
  const versionOf = async (user_id: number) =>
    (await queries.ensureQueryData(usersQuery())).find(({ id }) => id === user_id)?.updated_at;
  return useMutation({
    scope: { id: 'client-access' },
    mutationFn: async ({ type, ...of }: Change) =>
      type === null ? withdraw(of, await versionOf(of.user_id)) : give({ ...of, type }),
    onSettled: () => queries.invalidateQueries({ queryKey: usersKey() }),
  });
}

const firmId = () => currentSession().relation_id ?? 0;

async function give({ user_id, client_id, type }: Change & Pick<CompanyRight, 'type'>) {
  const administrations = [{ enterprise_id: client_id, type }];
  const params = { id: firmId(), userId: user_id };
  await call(addCompanyRights, { params, body: { administrations } });
}

/** What is left is saved as a whole, unless somebody changed it meanwhile. */
async function withdraw(
  { user_id, client_id }: Omit<Change, 'type'>,
  updated_at: string | undefined,
) {
  const rows = await call(listCompanyRights, { params: { id: firmId(), userId: user_id } });
  const administrations = rows
    .filter(({ enterprise }) => enterprise.id !== client_id)
    .map(({ enterprise, user_relation: { type } }) => ({ enterprise_id: enterprise.id, type }));
  const body = { administrations, ...(updated_at !== undefined && { updated_at }) };
  await call(updateUser, { params: { id: user_id }, body });
}
