import { call } from '@boekwerk/shared/api-client/call';
import { getImportUrl, listImports } from '@boekwerk/shared/contract/bookkeeping/imports';
import type { vatImportTemplate } from '@boekwerk/shared/contract/bookkeeping/vat-import';
import type { weeklySheetTemplate } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { saveFile, saveFrom } from '@boekwerk/shared/plain/save-file';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey, documentsKey } from '@boekwerk/shared/query-keys';
import { useNotices } from '@boekwerk/shared/ui/notices';

type ImportsQuery = CheckedInputOf<typeof listImports>['query'];

const importsKey = () => companyKey('imports');

export const useImports = (query: ImportsQuery) =>
  useQuery({
    queryKey: [...importsKey(), query],
    queryFn: ({ signal }) => call(listImports, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Reads anew what an import changes. */
export function useRefreshImports() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: importsKey() });
    void queries.invalidateQueries({ queryKey: documentsKey() });
  };
}

/** Saves a sheet as it was handed in. */
export function useDownloadSheet() {
  const { failed } = useNotices();
  return useMutation({
    mutationFn: (id: number) => call(getImportUrl, { params: { id } }),
    onSuccess: saveFrom,
    onError: failed,
  });
}

export type Template = typeof weeklySheetTemplate | typeof vatImportTemplate;

/** Saves a sheet to fill in under a name. */
export function useSaveTemplate(template: Template, name: string) {
  const { failed } = useNotices();
  return useMutation({
    mutationFn: async () => saveFile(await call(template, {}), name),
    onError: failed,
  });
}
