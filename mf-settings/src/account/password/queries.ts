import { call } from '@boekwerk/shared/api-client/call';
import { changePassword, type PasswordForm } from '@boekwerk/shared/contract/users';
import { useMutation } from '@boekwerk/shared/query';

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: PasswordForm) => call(changePassword, { body }) });
