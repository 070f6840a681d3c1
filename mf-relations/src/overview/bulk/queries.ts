import { call } from '@boekwerk/shared/api-client/call';
import { assignClients, hideClients } from '@boekwerk/shared/contract/bulk-clients';
import { listUsers } from '@boekwerk/shared/contract/company-users';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { clientsKey, usersKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';

export function useHideClients() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { relation_ids: number[]; hidden: 0 | 1 }) => call(hideClients, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: clientsKey() }),
  });
}

type Assignment = { userId: number; relation_ids: number[]; type: 0 | 1 };

export function useAssignClients() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...body }: Assignment) =>
      call(assignClients, { params: { id: currentSession().relation_id ?? 0, userId }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: usersKey() }),
  });
}

/** Who clients can be given to: who owns the firm sees all of them. */
export const useColleagues = () =>
  useQuery({
    queryKey: [...usersKey(), 'list'],
    queryFn: ({ signal }) => call(listUsers, { signal }),
    select: (users) => users.filter(({ is_owner }) => !is_owner),
  });
