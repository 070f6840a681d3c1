import { call } from '@boekwerk/shared/api-client/call';
import { exportOwnData } from '@boekwerk/shared/contract/own-export';
import { useMutation } from '@boekwerk/shared/query';

export const useExportOwnData = () =>
  useMutation({ mutationFn: (password: string) => call(exportOwnData, { body: { password } }) });
