import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Button } from '@boekwerk/shared/ui/button';
import { MoreOutlined } from '@boekwerk/shared/ui/icons';
import { ActionMenu } from '@boekwerk/shared/ui/menu';
import { documentActions } from './document-actions';
import { texts } from './texts';
import { actionItems, useDocumentActions } from './use-document-actions';

type Props = {
  document: BookingItem;
  /** Goes on with the next document, as this one may be gone. */
  onDone: () => void;
};

/** What can be done with one document, besides what stands on its screen. */
export function DocumentMenu({ document, onDone }: Props) {
  const { start, dialog } = useDocumentActions();
  const documents = [document];
  const applying = documentActions.filter(
    ({ key, appliesTo }) => !ON_SCREEN.includes(key) && appliesTo(documents) === true,
  );
  if (applying.length === 0) return null;
  const goOn = ({ updated }: { updated: readonly number[] }) => updated.length > 0 && onDone();
  return (
    <>
      <ActionMenu items={actionItems(applying, documents, (one) => start(one, documents, goOn))}>
        <Button icon={<MoreOutlined />}>{texts.actions}</Button>
      </ActionMenu>
      {dialog}
    </>
  );
}

/** The label stands beside the name, the form below it; merging needs another document. */
const ON_SCREEN = ['label', 'book', 'merge'];
