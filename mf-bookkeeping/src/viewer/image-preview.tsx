import { IconButton } from '@boekwerk/shared/ui/button';
import { RotateRightOutlined, SwapOutlined } from '@boekwerk/shared/ui/icons';
import { type ReactNode, useState } from 'react';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { changePose, type ImageChange } from './image-pose';
import { keepPose, lastPose } from './kept-poses';
import { PreviewTools } from './preview-tools';
import { ScrollableImage } from './scrollable-image';
import { texts } from './texts';
import { usePicked } from './use-picked';

type Props = {
  id: number;
  bytes: Uint8Array;
  type: string;
  name: string;
  /** Buttons that every kind of document has. */
  tools: ReactNode;
  /** Shown when the file cannot be read. */
  failed: ReactNode;
};

export function ImagePreview({ id, tools, ...image }: Props) {
  const [pose, setPose] = useState(() => lastPose(id));
  const change = (wanted: ImageChange) => () => {
    const next = changePose(pose, wanted);
    keepPose(id, next);
    setPose(next);
  };
  const actions = {
    zoomIn: change('zoomIn'),
    zoomOut: change('zoomOut'),
    zoomReset: change('zoomReset'),
    rotate: change('rotate'),
  };
  useDocumentKeys(actions);
  const { place, pick } = usePicked(id);

  return (
    <>
      <PreviewTools
        zoom={pose.zoom}
        onZoomIn={actions.zoomIn}
        onZoomOut={actions.zoomOut}
        onZoomReset={actions.zoomReset}
      >
        <IconButton label={texts.rotate} icon={<RotateRightOutlined />} onClick={actions.rotate} />
        <IconButton label={texts.flip} icon={<SwapOutlined />} onClick={change('flip')} />
        {tools}
      </PreviewTools>
      <ScrollableImage {...image} pose={pose} place={place} onPick={pick} />
    </>
  );
}
