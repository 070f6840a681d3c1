import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { Button } from '@boekwerk/shared/ui/button';
import { CheckOutlined } from '@boekwerk/shared/ui/icons';
import { Space } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useLabelDocument } from '../document-queries';
import { texts as documents } from '../texts';
import { texts } from './texts';

type Props = { document: BookingItem };

const TAGS: readonly Tag[] = ['INK', 'VRK'];

/** Labels a document at once. Buttons, because a list or radio would take the arrow keys to other documents. */
export function LabelChoice({ document }: Props) {
  const label = useLabelDocument(document);
  const notices = useNotices();
  const { tag } = document;
  if (!allowsOnDocument(document, 'label'))
    return <p>{tag ? documents.tag[tag] : documents.noTag}</p>;

  const choose = (chosen: Tag | null) =>
    label.mutate(chosen, {
      onError: (error) =>
        error instanceof ApiError && error.status === 409
          ? notices.error(texts.changedMeanwhile, error.message)
          : notices.failed(error),
    });

  return (
    <>
      <Space wrap role="group" aria-label={texts.label}>
        {TAGS.map((one) => (
          <Button
            key={one}
            type={tag === one ? 'primary' : 'default'}
            icon={tag === one && <CheckOutlined />}
            aria-pressed={tag === one}
            disabled={label.isPending}
            onClick={() => tag !== one && choose(one)}
          >
            {documents.tag[one]}
          </Button>
        ))}
        {tag && (
          <Button type="text" disabled={label.isPending} onClick={() => choose(null)}>
            {texts.clearLabel}
          </Button>
        )}
      </Space>
      {/* Not a notice: that would lie over the arrows to the next document. */}
      <p role="status" className="bookkeeping-viewer-saved">
        {label.isSuccess && (label.data.tag ? texts.labelled : texts.labelCleared)}
      </p>
    </>
  );
}
