import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import {
  allowsOnDocument,
  DOCUMENT_STATUS_NAMES,
  DocumentStatus,
  stageAfter,
} from '@boekwerk/shared/domain/document/document-status';
import { DownOutlined } from '@boekwerk/shared/ui/icons';
import { ActionMenu } from '@boekwerk/shared/ui/menu';
import { DocumentBadge } from '../document-badge';
import { useEndQuestion } from '../document-queries';
import { texts } from './texts';
import { useFailedChange } from './use-failed-change';

type Props = { document: BookingItem };

/** The state of a document; a question is ended here, whether it was answered or not. */
export const StatusMenu = ({ document }: Props) =>
  allowsOnDocument(document, 'endQuestion') ? (
    <QuestionMenu document={document} />
  ) : (
    <DocumentBadge status={document.status} />
  );

function QuestionMenu({ document }: Props) {
  const { mutate, isPending } = useEndQuestion(document);
  const failed = useFailedChange();
  const isToBook = stageAfter(document, 'endQuestion') === 'toBook';
  const after = isToBook ? DocumentStatus.toBook : DocumentStatus.toProcess;
  const item = {
    key: 'end',
    label: DOCUMENT_STATUS_NAMES[after],
    onClick: () => isPending || mutate(undefined, { onError: failed }),
  };
  return (
    <ActionMenu items={[item]}>
      <button
        type="button"
        className="bookkeeping-viewer-status"
        aria-label={texts.changeStatus(DOCUMENT_STATUS_NAMES[document.status])}
        aria-busy={isPending}
      >
        <DocumentBadge status={document.status} />
        <DownOutlined />
      </button>
    </ActionMenu>
  );
}
