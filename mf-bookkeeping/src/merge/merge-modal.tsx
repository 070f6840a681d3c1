import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import type { ActionModalProps } from '../document-action';
import { LeavesBehind } from '../parts/leaves-behind/leaves-behind';
import { MergeOrder } from './merge-order';
import { texts } from './texts';
import { useMerge } from './use-merge';

/** Asks in which order documents become one, and makes it. */
export function MergeModal({ documents, onClose, onDone }: ActionModalProps) {
  const [ordered, setOrdered] = useState(documents);
  const { merge, problem, isBusy } = useMerge(ordered, (updated) =>
    guard.leaveBy(() => onDone({ updated, failed: [] })),
  );
  const isChanged = ordered.some(({ id }, at) => id !== documents[at]?.id);
  const guard = useDialogGuard({ isChanged, isBusy, question: texts.losesOrder, onClose });
  const counts = documents.map(({ amount_pages }) => amount_pages);
  const pages = counts.includes(0) ? null : counts.reduce((sum, count) => sum + count, 0);

  return (
    <Modal
      open
      title={texts.title}
      width={640}
      onCancel={guard.close}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={guard.close}>{texts.cancel}</Button>
          <Button type="primary" loading={isBusy} onClick={merge}>
            {texts.merge}
          </Button>
        </>
      }
    >
      {problem && <InfoBar tone="red">{problem}</InfoBar>}
      <p>{texts.hint}</p>
      <MergeOrder documents={ordered} onOrder={setOrdered} />
      <p>{texts.becomes(pages)}</p>
      <LeavesBehind documents={documents} />
    </Modal>
  );
}
