import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Tabs } from '@boekwerk/shared/ui/tabs';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { DocumentPreview } from './document-preview';
import { PaneDivider } from './pane-divider';
import { texts } from './texts';
import { usePaneShare } from './use-pane-share';

type Props = {
  document: BookingItem;
  /** Above both. */
  warnings: ReactNode;
  details: ReactNode;
};

/** The document and what is known of it, beside each other; on a phone one at a time. */
export function ViewerPanes({ document, warnings, details }: Props) {
  const [shown, setShown] = useState('document');
  const pane = usePaneShare();
  return (
    <>
      <div className="bookkeeping-viewer-warnings">{warnings}</div>
      <Tabs
        className="bookkeeping-viewer-tabs"
        activeKey={shown}
        onChange={setShown}
        items={tabs}
        centered
      />
      <div
        className="bookkeeping-viewer-panes"
        data-shows={shown}
        style={{ '--bookkeeping-viewer-share': `${pane.share}%` } as CSSProperties}
      >
        <section className="bookkeeping-viewer-document" aria-label={texts.document}>
          <DocumentPreview key={document.id} document={document} />
        </section>
        <PaneDivider {...pane} />
        <aside className="bookkeeping-viewer-details" aria-label={texts.details}>
          {details}
        </aside>
      </div>
    </>
  );
}

const tabs = [
  { key: 'document', label: texts.document },
  { key: 'details', label: texts.details },
];
