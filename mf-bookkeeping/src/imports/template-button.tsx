import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { type Template, useSaveTemplate } from './queries';
import { texts } from './texts';

type Props = {
  template: Template;
  /** What the file is called. */
  name: string;
};

/** Saves a sheet to fill in. */
export function TemplateButton({ template, name }: Props) {
  const save = useSaveTemplate(template, name);
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
