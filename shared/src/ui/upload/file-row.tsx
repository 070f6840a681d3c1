import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { formatBytes } from '../../domain/money/format';
import { IconButton } from '../button/icon-button';
import '../text/text.css';
import { texts } from './texts';
import './upload.css';

type Props = {
  name: string;
  bytes?: number;
  /** Where it can be downloaded. */
  href?: string;
  /** 0 to 1 while it is uploaded, 1 when that is done. */
  progress?: number;
  error?: string;
  /** What becomes of it. */
  note?: string | undefined;
  onRetry?: () => void;
  onRemove?: () => void;
};

/** One file and how far it is. */
export function FileRow({ name, bytes, href, progress, error, note, onRetry, onRemove }: Props) {
  const isUnderWay = progress !== undefined && progress < 1 && !error;
  return (
    <div className="bw-file">
      <span className="bw-file-name" title={name}>
        {href ? <a href={href}>{name}</a> : name}{' '}
        {bytes !== undefined && <span className="bw-muted">{formatBytes(bytes)}</span>}
      </span>
      <span>
        {progress === 1 && !error && (
          <CheckCircleFilled
            aria-hidden
            aria-label={texts.done}
            style={{ color: 'var(--bw-success)' }}
          />
        )}
        {error && onRetry && (
          <IconButton
            label={texts.retry(name)}
            icon={<ReloadOutlined aria-hidden />}
            onClick={onRetry}
          />
        )}
        {onRemove && (
          <IconButton
            label={texts.remove(name)}
            icon={<DeleteOutlined aria-hidden />}
            onClick={onRemove}
          />
        )}
      </span>
      {isUnderWay && <progress value={progress} aria-label={texts.uploading(name)} />}
      {error && (
        <p className="bw-file-error" role="alert">
          {error}
        </p>
      )}
      {note && <p className="bw-file-note">{note}</p>}
    </div>
  );
}
