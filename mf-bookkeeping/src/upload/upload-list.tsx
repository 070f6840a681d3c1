import { Link, type LinkProps } from '@boekwerk/shared/router';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { FileRow } from '@boekwerk/shared/ui/upload';
import './upload.css';
import { texts } from './texts';
import type { Upload } from './upload-queue';

type RowProps = {
  /** Where a document is shown; null where it cannot be. */
  linkTo: ((id: number) => LinkProps['to']) | null;
  onRetry: (key: string) => void;
  /** The earlier document of a duplicate is opened. */
  onLeave?: () => void;
};

/** Every file of this visit: how far it is, or why it is not in. */
export function UploadList({ uploads, ...props }: RowProps & { uploads: readonly Upload[] }) {
  return (
    <ul className="bookkeeping-upload-list">
      {uploads.map((upload) => (
        <li key={upload.key}>
          <UploadRow upload={upload} {...props} />
        </li>
      ))}
    </ul>
  );
}

function UploadRow({ upload, linkTo, onRetry, onLeave }: RowProps & { upload: Upload }) {
  const { key, file, state, reason, reply } = upload;
  const earlier = reply?.duplicate_of ?? null;
  return (
    <>
      <FileRow
        name={file.name}
        bytes={file.size}
        progress={progressOf(upload)}
        {...(reason !== null && { error: reason })}
        {...(state === 'failed' && { onRetry: () => onRetry(key) })}
      />
      {earlier !== null && (
        <InfoBar
          tone="amber"
          action={
            linkTo && (
              <Link to={linkTo(earlier)} onClick={onLeave}>
                {texts.showEarlier}
              </Link>
            )
          }
        >
          {texts.duplicate}
        </InfoBar>
      )}
    </>
  );
}

/** Short of 1 until the server has answered: all bytes on their way is not yet handed in. */
const progressOf = ({ state, progress }: Upload): number =>
  state === 'done' ? 1 : Math.min(progress, 0.99);
