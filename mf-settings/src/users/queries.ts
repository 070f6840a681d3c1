import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  type CompanyUser,
  type InvitationForm,
  inviteUser,
  listUsers,
  removeUser,
  resendInvitation,
  type UserForm,
  updateUser,
} from '@boekwerk/shared/contract/company-users';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { usersKey } from '@boekwerk/shared/query-keys';
import { deleteDraft } from '@boekwerk/shared/session/drafts';
import { currentSession, describeSession } from '@boekwerk/shared/session/session-store';
import type { InferOutput } from 'valibot';
import { userDraft } from './user-draft';

export const usersQuery = () =>
  queryOptions({
    queryKey: [...usersKey(), 'list'],
    queryFn: ({ signal }) => call(listUsers, { signal }),
  });

export const useUsers = () => useQuery(usersQuery());

export function useInviteUser() {
  const renew = useRenewUsers();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InferOutput<typeof InvitationForm>) =>
      call(inviteUser, { body, idempotencyKey: keyFor(body) }),
    onSettled: renew,
  });
}

export function useUpdateUser(id: number) {
  const renew = useRenewUsers();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InferOutput<typeof UserForm>) =>
      call(updateUser, { params: { id }, body, idempotencyKey: keyFor(body) }),
    onSuccess: renameMyself,
    onSettled: renew,
  });
}

export function useResendInvitation() {
  const renew = useRenewUsers();
  return useMutation({
    mutationFn: (id: number) => call(resendInvitation, { params: { id } }),
    onSettled: renew,
  });
}

export function useRemoveUser() {
  const renew = useRenewUsers();
  return useMutation({
    mutationFn: (userId: number) =>
      call(removeUser, { params: { id: currentSession().relation_id ?? 0, userId } }),
    onSuccess: (_, userId) => deleteDraft(userDraft(userId)),
    onSettled: renew,
  });
}

function useRenewUsers() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: usersKey() });
}

/** Who changes their own name is called by it everywhere. */
function renameMyself({ id, name, last_name, updated_at }: CompanyUser): void {
  const { user } = currentSession();
  if (user?.id === id) describeSession({ user: { ...user, name, last_name, updated_at } });
}
