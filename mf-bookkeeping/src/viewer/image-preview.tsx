import { IconButton } from '@boekwerk/shared/ui/button';
import { RotateRightOutlined, SwapOutlined } from '@boekwerk/shared/ui/icons';
import { type ReactNode, useReducer } from 'react';
import { changePose, UPRIGHT } from './image-pose';
import { PreviewTools } from './preview-tools';
import { ScrollableImage } from './scrollable-image';
import { texts } from './texts';
import { useViewerKeys } from './use-viewer-keys';

type Props = {
  bytes: Uint8Array;
  type: string;
  name: string;
  /** Buttons that every kind of document has. */
  tools: ReactNode;
  /** Shown when the file cannot be read. */
  failed: ReactNode;
};

export function ImagePreview({ tools, ...image }: Props) {
  const [pose, change] = useReducer(changePose, UPRIGHT);
  const actions = {
    zoomIn: () => change('zoomIn'),
    zoomOut: () => change('zoomOut'),
    zoomReset: () => change('zoomReset'),
    rotate: () => change('rotate'),
  };
  useViewerKeys(actions);

  return (
    <>
      <PreviewTools
        zoom={pose.zoom}
        onZoomIn={actions.zoomIn}
        onZoomOut={actions.zoomOut}
        onZoomReset={actions.zoomReset}
      >
        <IconButton label={texts.rotate} icon={<RotateRightOutlined />} onClick={actions.rotate} />
        <IconButton label={texts.flip} icon={<SwapOutlined />} onClick={() => change('flip')} />
        {tools}
      </PreviewTools>
      <ScrollableImage {...image} pose={pose} />
    </>
  );
}
