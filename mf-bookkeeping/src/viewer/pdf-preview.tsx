import { IconButton } from '@boekwerk/shared/ui/button';
import { ColumnHeightOutlined, ColumnWidthOutlined } from '@boekwerk/shared/ui/icons';
import { PdfView } from '@boekwerk/shared/ui/pdf';
import { type ReactNode, useState } from 'react';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { PdfPassword } from './pdf-password';
import { PdfSearchField } from './pdf-search-field';
import {
  lastPdfViewSettings,
  type PdfViewSettings,
  rememberPdfViewSettings,
} from './pdf-view-settings';
import { PreviewTools } from './preview-tools';
import { texts } from './texts';
import { usePdfSearch } from './use-pdf-search';
import { usePicked } from './use-picked';
import { zoomIn, zoomOut } from './zoom';

type Props = {
  id: number;
  bytes: Uint8Array;
  name: string;
  /** Buttons that every kind of document has. */
  tools: ReactNode;
  /** Shown when the file cannot be read. */
  failed: ReactNode;
};

export function PdfPreview({ id, bytes, name, tools, failed }: Props) {
  const { fit, zoom, change } = usePdfViewSettings();
  const found = usePdfSearch();
  const { place, pick } = usePicked(id);
  const otherFit = fit === 'width' ? 'height' : 'width';
  const actions = {
    zoomIn: () => change({ zoom: zoomIn(zoom) }),
    zoomOut: () => change({ zoom: zoomOut(zoom) }),
    zoomReset: () => change({ zoom: 1 }),
    fit: () => change({ fit: otherFit, zoom: 1 }),
  };
  useDocumentKeys(actions);

  return (
    <>
      <PreviewTools
        zoom={zoom}
        onZoomIn={actions.zoomIn}
        onZoomOut={actions.zoomOut}
        onZoomReset={actions.zoomReset}
      >
        <IconButton
          label={otherFit === 'width' ? texts.fitWidth : texts.fitHeight}
          icon={otherFit === 'width' ? <ColumnWidthOutlined /> : <ColumnHeightOutlined />}
          onClick={actions.fit}
        />
        {tools}
        <PdfSearchField {...found} />
      </PreviewTools>
      <div className="bookkeeping-viewer-content">
        <PdfView
          file={bytes}
          fit={fit}
          zoom={zoom}
          label={name}
          failed={failed}
          locked={(lock) => <PdfPassword name={name} lock={lock} />}
          search={found.search}
          place={place}
          onPick={pick}
        />
      </div>
    </>
  );
}

/** How PDFs are shown, kept for the session. */
function usePdfViewSettings() {
  const [settings, setSettings] = useState(lastPdfViewSettings);
  const change = (part: Partial<PdfViewSettings>) => {
    const next = { ...settings, ...part };
    rememberPdfViewSettings(next);
    setSettings(next);
  };
  return { ...settings, change };
}
