import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { checkVatImport, importVat } from '@boekwerk/shared/contract/bookkeeping/vat-import';
import { useMutation } from '@boekwerk/shared/query';
import { useRefreshImports } from '../queries';

/** The file that was chosen, and as it was when it was checked. */
export type VatSheet = { file: File; read: File };

export const useCheckVat = () =>
  useMutation({
    mutationFn: ({ read }: VatSheet) => call(checkVatImport, { files: [read] }),
  });

export function useImportVat() {
  const refresh = useRefreshImports();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: ({ file, read }: VatSheet) =>
      call(importVat, {
        files: [read],
        idempotencyKey: keyOf([file.name, file.size, file.lastModified]),
      }),
    // What was imported may be deleted, or a refused sheet be good by now: the same file is imported once more then.
    onSuccess: keyOf.over,
    onSettled: refresh,
  });
}
