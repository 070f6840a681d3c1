import { Button } from '@boekwerk/shared/ui/button';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useRefreshLists } from '../document-queries';
import type { EarlierModalProps } from './earlier-modal';
import { useEarlierInvoices } from './queries';
import { texts } from './texts';

/** Adds invoices that were sent before the books were kept; not there when there are none. */
export function EarlierInvoices() {
  const { count = 0, waiting = 0 } = useEarlierInvoices('').data ?? {};
  const [Modal, setModal] = useState<ComponentType<EarlierModalProps> | null>(null);
  const notices = useNotices();
  const refresh = useRefreshLists();
  const before = useRef(waiting);
  useEffect(() => {
    // Some of them have become documents, or all.
    if (waiting < before.current) void refresh();
    before.current = waiting;
  }, [waiting, refresh]);
  if (count === 0 && waiting === 0) return null;
  const open = () =>
    void import('./earlier-modal')
      .then(({ EarlierModal }) => setModal(() => EarlierModal))
      .catch(notices.failed);
  return (
    <>
      <Button loading={waiting > 0} onClick={open}>
        {waiting > 0 ? texts.onTheirWay(waiting) : texts.earlier(count)}
      </Button>
      {Modal && <Modal onClose={() => setModal(null)} />}
    </>
  );
}
