import { call } from '@boekwerk/shared/api-client/call';
import {
  checkRelationImport,
  importRelations,
  relationImportTemplate,
} from '@boekwerk/shared/contract/relation-import';
import { saveFile } from '@boekwerk/shared/plain/save-file';
import { useMutation, useQueryClient } from '@boekwerk/shared/query';
import { clientsKey } from '@boekwerk/shared/query-keys';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from './texts';

/** A file as it was when it was chosen; `key` is one per choice. */
export type Chosen = { file: File; key: string };

/** Whether what looks like another is to be added all the same. */
type Accepted = Chosen & { isAlikeAccepted: boolean };

export const useCheckImport = () =>
  useMutation({
    mutationFn: ({ file }: Chosen) => call(checkRelationImport, { files: [file] }),
  });

export function useImportRelations() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, key, isAlikeAccepted }: Accepted) =>
      call(importRelations, {
        files: [file],
        body: { accept_alike: `${isAlikeAccepted}` },
        idempotencyKey: key,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: clientsKey() }),
  });
}

/** Saves the file to fill in. */
export function useImportTemplate() {
  const { failed } = useNotices();
  return useMutation({
    mutationFn: async () => saveFile(await call(relationImportTemplate, {}), texts.templateName),
    onError: failed,
  });
}
