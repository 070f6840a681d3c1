import { call } from '@boekwerk/shared/api-client/call';
import {
  confirmNewApp,
  confirmTwoFactor,
  deleteDevice,
  disableTwoFactor,
  endOneSession,
  endOtherSessions,
  getSecurity,
  renewRecoveryCodes,
  startNewApp,
  startTwoFactor,
} from '@boekwerk/shared/contract/security';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { userKey } from '@boekwerk/shared/query-keys';

const SECURITY = userKey('security');

/** By which somebody shows who they are; the code is empty where none is asked. */
export type Proof = { password: string; otp: string };

export const useSecurity = () =>
  useQuery({ queryKey: SECURITY, queryFn: ({ signal }) => call(getSecurity, { signal }) });

export const useStartTwoFactor = () =>
  useMutation({
    mutationFn: ({ password }: Proof) => call(startTwoFactor, { body: { password } }),
  });

export const useConfirmTwoFactor = () =>
  useSecurityChange((otp: string) => call(confirmTwoFactor, { body: { otp } }));

export const useStartNewApp = () =>
  useMutation({ mutationFn: (body: Proof) => call(startNewApp, { body }) });

/** @param sealed_secret of the app that was begun with */
export const useConfirmNewApp = (sealed_secret: string) =>
  useSecurityChange((otp: string) => call(confirmNewApp, { body: { otp, sealed_secret } }));

export const useDisableTwoFactor = () =>
  useSecurityChange((body: Proof) => call(disableTwoFactor, { body }));

export const useRenewRecoveryCodes = () =>
  useSecurityChange((body: Proof) => call(renewRecoveryCodes, { body }));

export const useDeleteDevice = () =>
  useSecurityChange((id: number) => call(deleteDevice, { params: { id } }));

export const useEndSession = () =>
  useSecurityChange((id: string) => call(endOneSession, { params: { id } }));

export const useEndOtherSessions = () => useSecurityChange((_: null) => call(endOtherSessions, {}));

/** What changes the security of the account; also after a failure the page shows how it stands. */
export function useSecurityChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void queries.invalidateQueries({ queryKey: SECURITY }),
  });
}
