import { call } from '@boekwerk/shared/api-client/call';
import {
  getUser,
  type OwnUser,
  type ProfileForm,
  resendActivation,
  updateProfile,
  uploadAvatar,
  withdrawAddress,
} from '@boekwerk/shared/contract/users';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { userKey } from '@boekwerk/shared/query-keys';
import { describeSession } from '@boekwerk/shared/session/session-store';
import type { InferOutput } from 'valibot';

const PROFILE = userKey('profile');

export const useProfile = () =>
  useQuery({ queryKey: PROFILE, queryFn: ({ signal }) => call(getUser, { signal }) });

export function useSaveProfile() {
  const keep = useKeepUser();
  return useMutation({
    mutationFn: (body: InferOutput<typeof ProfileForm>) => call(updateProfile, { body }),
    onSuccess: keep,
  });
}

export function useWithdrawAddress() {
  const keep = useKeepUser();
  return useMutation({ mutationFn: () => call(withdrawAddress, {}), onSuccess: keep });
}

export const useResendActivation = () =>
  useMutation({ mutationFn: () => call(resendActivation, {}) });

export function useUploadAvatar() {
  const keep = useKeepUser();
  return useMutation({
    mutationFn: (picture: File) => call(uploadAvatar, { files: [picture] }),
    onSuccess: keep,
  });
}

/** Puts the user as saved wherever the name or picture shows. */
export function useKeepUser() {
  const queries = useQueryClient();
  return (user: OwnUser) => {
    describeSession({ user });
    queries.setQueryData(PROFILE, user);
  };
}
