import type { LinkProps } from '@boekwerk/shared/router';
import { DropArea } from '@boekwerk/shared/ui/upload';
import { ACCEPT } from './file-problem';
import { PhotoButtons } from './photos/photo-buttons';
import { PhotoTray } from './photos/photo-tray';
import { texts } from './texts';
import { LeftBar } from './unsent/left-bar';
import { UploadList } from './upload-list';
import { summaryOf } from './upload-summary';
import type { useUploads } from './use-uploads';

type Props = {
  uploads: ReturnType<typeof useUploads>;
  /** Where a document is shown; null where it cannot be. */
  linkTo: ((id: number) => LinkProps['to']) | null;
  /** The earlier document of a duplicate is opened. */
  onLeave?: () => void;
};

/** Takes files, and says of each how far it is. */
export function UploadFiles({ uploads: { uploads, photos, unsent, ...act }, ...rest }: Props) {
  return (
    <>
      <LeftBar {...unsent} />
      <DropArea
        label={texts.drop}
        touchLabel={texts.choose}
        hint={texts.dropHint}
        accept={ACCEPT}
        isMultiple
        onFiles={act.add}
      />
      <PhotoButtons {...photos} />
      <PhotoTray photos={photos} />
      <p role="status">{summaryOf(uploads)?.text}</p>
      <UploadList
        uploads={uploads}
        onRetry={act.retry}
        onDivide={act.divide}
        onRemove={act.remove}
        {...rest}
      />
    </>
  );
}
