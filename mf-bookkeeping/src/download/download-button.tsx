import { call } from '@boekwerk/shared/api-client/call';
import { getDownloadUrl } from '@boekwerk/shared/contract/bookkeeping/download';
import { saveFrom } from '@boekwerk/shared/plain/save-file';
import { useMutation } from '@boekwerk/shared/query';
import { IconButton } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type { DocumentsQuery } from '../document-queries';
import { texts } from './texts';

type Props = { query: Pick<DocumentsQuery, 'tab' | 'search' | 'date' | 'from' | 'to'> };

/** Saves all labelled documents of the list, by label, as one zip. */
export function DownloadButton({ query: { tab, search, date, from, to } }: Props) {
  const notices = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getDownloadUrl, { query: { tab, search, date, from, to } }),
    onSuccess: saveFrom,
    onError: (error) => notices.failed(error),
  });
  return (
    <IconButton
      label={texts.download}
      type="default"
      icon={<DownloadOutlined />}
      loading={isPending}
      onClick={() => mutate()}
    />
  );
}
