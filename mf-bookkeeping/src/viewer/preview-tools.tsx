import { IconButton } from '@boekwerk/shared/ui/button';
import { ZoomInOutlined, ZoomOutOutlined } from '@boekwerk/shared/ui/icons';
import type { ReactNode } from 'react';
import { texts } from './texts';

type Props = {
  zoom: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onZoomReset: () => void;
  /** What else can be done with this kind of document. */
  children: ReactNode;
};

/** The row of buttons over a preview. */
export function PreviewTools({ zoom, onZoomIn, onZoomOut, onZoomReset, children }: Props) {
  return (
    <div className="bookkeeping-viewer-tools">
      <IconButton label={texts.zoomOut} icon={<ZoomOutOutlined />} onClick={onZoomOut} />
      <button
        type="button"
        className="bookkeeping-viewer-zoom"
        title={texts.zoomReset}
        onClick={onZoomReset}
      >
        {texts.percentage(zoom)}
      </button>
      <IconButton label={texts.zoomIn} icon={<ZoomInOutlined />} onClick={onZoomIn} />
      {children}
    </div>
  );
}
