import { IconButton } from '@boekwerk/shared/ui/button';
import { ColumnHeightOutlined, ColumnWidthOutlined } from '@boekwerk/shared/ui/icons';
import { PdfView } from '@boekwerk/shared/ui/pdf';
import { type ReactNode, useState } from 'react';
import {
  lastPdfViewSettings,
  type PdfViewSettings,
  rememberPdfViewSettings,
} from './pdf-view-settings';
import { PreviewTools } from './preview-tools';
import { texts } from './texts';
import { useViewerKeys } from './use-viewer-keys';
import { zoomIn, zoomOut } from './zoom';

type Props = {
  bytes: Uint8Array;
  name: string;
  /** Buttons that every kind of document has. */
  tools: ReactNode;
  /** Shown when the file cannot be read. */
  failed: ReactNode;
};

export function PdfPreview({ bytes, name, tools, failed }: Props) {
  const [look, setLook] = useState(lastPdfViewSettings);
  const change = (part: Partial<PdfViewSettings>) => {
    const next = { ...look, ...part };
    rememberPdfViewSettings(next);
    setLook(next);
  };
  const { fit, zoom } = look;
  const otherFit = fit === 'width' ? 'height' : 'width';
  const actions = {
    zoomIn: () => change({ zoom: zoomIn(zoom) }),
    zoomOut: () => change({ zoom: zoomOut(zoom) }),
    zoomReset: () => change({ zoom: 1 }),
    fit: () => change({ fit: otherFit, zoom: 1 }),
  };
  useViewerKeys(actions);

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
      </PreviewTools>
      <div className="bookkeeping-viewer-content">
        <PdfView file={bytes} fit={fit} zoom={zoom} label={name} failed={failed} />
      </div>
    </>
  );
}
