import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ActionModalProps, DocumentAction } from './document-action';
import { useRefreshDocuments } from './document-queries';
import { failuresOf } from './failures-of';
import { texts } from './texts';

type Done = (outcome: BulkReply) => void;

/** Opens the dialog of an action; `onDone` hears what came of it. */
export type StartAction = (
  action: DocumentAction,
  documents: readonly BookingItem[],
  onDone?: Done,
) => void;

type Shown = {
  Modal: ComponentType<ActionModalProps>;
  documents: BookingItem[];
  onDone?: Done;
};

/** What is done to documents: its `dialog`, and afterwards what could not be done, with the reasons. */
export function useDocumentActions(): { start: StartAction; dialog: ReactNode } {
  const [shown, setShown] = useState<Shown | null>(null);
  const notices = useNotices();
  const refresh = useRefreshDocuments();

  const start: StartAction = (action, documents, onDone) =>
    void action
      .load()
      .then((Modal) => setShown({ Modal, documents: [...documents], onDone }))
      .catch(notices.failed);
  const finish = ({ documents, onDone }: Shown, outcome: BulkReply) => {
    setShown(null);
    void refresh();
    if (outcome.failed.length > 0)
      notices.error(texts.skipped(outcome.failed.length), failuresOf(outcome, documents));
    onDone?.(outcome);
  };
  return {
    start,
    dialog: shown && (
      <FocusedModal
        shown={shown}
        onClose={() => setShown(null)}
        onDone={(outcome) => finish(shown, outcome)}
      />
    ),
  };
}

type FocusedProps = { shown: Shown } & Pick<ActionModalProps, 'onClose' | 'onDone'>;

/** The dialog of an action goes without closing first, so the focus is given back for it. */
function FocusedModal({ shown: { Modal, documents }, ...props }: FocusedProps) {
  useReturnedFocus();
  return <Modal documents={documents} {...props} />;
}

/** The entries of a menu for these documents. */
export const actionItems = (
  actions: readonly DocumentAction[],
  documents: readonly BookingItem[],
  onClick: (action: DocumentAction) => void,
): ActionItem[] =>
  actions.map((action) => {
    const applies = action.appliesTo(documents);
    const { key, label, icon, isDanger } = action;
    return {
      key,
      label: typeof label === 'string' ? label : label(documents),
      icon,
      isDanger,
      disabledReason: applies === true ? undefined : applies,
      onClick: () => onClick(action),
    };
  });
