import { IconButton } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { type LabelledQuery, useDownloadLabelled } from './queries';
import { texts } from './texts';

/** Saves all labelled documents of the list, by label, as one zip. */
export function DownloadButton({ query }: { query: LabelledQuery }) {
  const { mutate, isPending } = useDownloadLabelled(query);
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
