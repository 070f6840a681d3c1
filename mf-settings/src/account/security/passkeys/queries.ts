import { call } from '@boekwerk/shared/api-client/call';
import { removePasskey, renamePasskey } from '@boekwerk/shared/contract/passkeys';
import { useSecurityChange } from '../queries';
import { makePasskey } from './make-passkey';

export const useMakePasskey = () => useSecurityChange(makePasskey);

export const useRenamePasskey = () =>
  useSecurityChange(({ id, name }: { id: number; name: string }) =>
    call(renamePasskey, { params: { id }, body: { name } }),
  );

export const useRemovePasskey = () =>
  useSecurityChange((id: number) => call(removePasskey, { params: { id } }));
