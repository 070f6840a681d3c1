import { Link, type LinkProps } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { FileRow } from '@boekwerk/shared/ui/upload';
import './upload.css';
import { texts } from './texts';
import { factsOf, isDivisible, type Upload } from './upload-queue';

type RowProps = {
  /** Where a document is shown; null where it cannot be. */
  linkTo: ((id: number) => LinkProps['to']) | null;
  onRetry: (key: string) => void;
  /** Hands in one by one what made no document together. */
  onDivide: (key: string) => void;
  onRemove: (key: string) => void;
  /** The earlier document of a duplicate is opened. */
  onLeave?: () => void;
};

/** Every document of this visit: how far it is, or why it is not in. */
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

function UploadRow({ upload, linkTo, onLeave, ...act }: RowProps & { upload: Upload }) {
  const { key, state, reason, reply } = upload;
  const isKept = state === 'failed' || isDivisible(upload);
  const earlier = reply?.duplicate_of ?? null;
  return (
    <>
      <FileRow
        {...factsOf(upload)}
        progress={progressOf(upload)}
        {...(reason !== null && { error: reason })}
        {...(state === 'failed' && { onRetry: () => act.onRetry(key) })}
        {...(isKept && { onRemove: () => act.onRemove(key) })}
      />
      {isDivisible(upload) && <Button onClick={() => act.onDivide(key)}>{texts.divide}</Button>}
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
