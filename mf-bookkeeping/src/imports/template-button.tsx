import { call } from '@boekwerk/shared/api-client/call';
import type { vatImportTemplate } from '@boekwerk/shared/contract/bookkeeping/vat-import';
import type { weeklySheetTemplate } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import { saveFile } from '@boekwerk/shared/plain/save-file';
import { useMutation } from '@boekwerk/shared/query';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from './texts';

type Props = {
  template: typeof weeklySheetTemplate | typeof vatImportTemplate;
  /** What the file is called. */
  name: string;
};

/** Saves a sheet to fill in. */
export function TemplateButton({ template, name }: Props) {
  const { failed } = useNotices();
  const save = useMutation({
    mutationFn: async () => saveFile(await call(template, {}), name),
    onError: failed,
  });
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {texts.template}
    </Button>
  );
}
