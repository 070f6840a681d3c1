import { call } from '@boekwerk/shared/api-client/call';
import { getDownloadUrl } from '@boekwerk/shared/contract/bookkeeping/download';
import { saveFrom } from '@boekwerk/shared/plain/save-file';
import { useMutation } from '@boekwerk/shared/query';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type { DocumentsQuery } from '../document-list-query';

export type LabelledQuery = Pick<DocumentsQuery, 'tab' | 'search' | 'date' | 'from' | 'to'>;

/** Saves the labelled documents of a list as a zip. */
export function useDownloadLabelled({ tab, search, date, from, to }: LabelledQuery) {
  const { failed } = useNotices();
  return useMutation({
    mutationFn: () => call(getDownloadUrl, { query: { tab, search, date, from, to } }),
    onSuccess: saveFrom,
    onError: failed,
  });
}
