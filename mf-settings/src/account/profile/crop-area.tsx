import { IconButton } from '@boekwerk/shared/ui/button';
import { DownOutlined, LeftOutlined, RightOutlined, UpOutlined } from '@boekwerk/shared/ui/icons';
import { Space } from '@boekwerk/shared/ui/layout';
import { Muted } from '@boekwerk/shared/ui/text';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
// The component would add this as a <style> of its own, which the page does not admit.
import 'react-easy-crop/react-easy-crop.css';
import type { Area } from './cropped-picture';
import { movePhoto, type Point, type Size } from './move-photo';
import './profile.css';
import { texts } from './texts';

type Props = {
  picture: string;
  /** The dialog around it has its full size: the circle takes its measure from it. */
  isReady: boolean;
  /** Told which part of the picture is inside the circle, in its own pixels. */
  onArea: (area: Area) => void;
  onUnreadable: () => void;
};

const MAX_ZOOM = 4;
const NOTHING: Size = { width: 0, height: 0 };

/** A photo under a circle; it moves by dragging, by keys and by buttons. */
export function CropArea({ picture, isReady, onArea, onUnreadable }: Props) {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [photo, setPhoto] = useState(NOTHING);
  const [circle, setCircle] = useState(NOTHING);

  return (
    <>
      <Muted>{texts.cropHint}</Muted>
      <div className="settings-crop">
        {isReady && (
          <Cropper
            image={picture}
            cropShape="round"
            aspect={1}
            showGrid={false}
            objectFit="cover"
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, area) => onArea(area)}
            onMediaLoaded={setPhoto}
            onCropSizeChange={setCircle}
            disableAutomaticStylesInjection
            mediaProps={{ onError: onUnreadable }}
            classes={{ cropAreaClassName: 'settings-crop-area' }}
            cropperProps={{ role: 'group', 'aria-label': texts.cropArea }}
          />
        )}
      </div>
      <div className="settings-crop-controls">
        <label className="settings-crop-zoom">
          {texts.zoom}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={zoom}
            onChange={(event) => setZoom(event.target.valueAsNumber)}
          />
        </label>
        <Space size={4}>
          {STEPS.map(({ label, Icon, step }) => (
            <IconButton
              key={label}
              label={label}
              type="default"
              icon={<Icon aria-hidden />}
              onClick={() => setCrop(movePhoto(crop, step, { photo, circle, zoom }))}
            />
          ))}
        </Space>
      </div>
    </>
  );
}

const STEPS = [
  { label: texts.move.left, Icon: LeftOutlined, step: { x: -16, y: 0 } },
  { label: texts.move.up, Icon: UpOutlined, step: { x: 0, y: -16 } },
  { label: texts.move.down, Icon: DownOutlined, step: { x: 0, y: 16 } },
  { label: texts.move.right, Icon: RightOutlined, step: { x: 16, y: 0 } },
];
