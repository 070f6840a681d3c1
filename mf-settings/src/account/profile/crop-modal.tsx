import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useObjectUrl } from '@boekwerk/shared/ui/upload';
import { useState } from 'react';
import { texts as account } from '../texts';
import { CropArea } from './crop-area';
import { type Area, croppedPicture } from './cropped-picture';
import './profile.css';
import { texts } from './texts';

type Props = {
  /** What was chosen; null while nothing is. */
  picture: File | null;
  isSaving: boolean;
  onCropped: (picture: File) => void;
  onUnreadable: () => void;
  onCancel: () => void;
};

/** Asks which part of a photo to show. */
export function CropModal({ picture, isSaving, onCropped, onUnreadable, onCancel }: Props) {
  const address = useObjectUrl(picture);
  const [area, setArea] = useState<Area | null>(null);
  const [isOpened, setOpened] = useState(false);
  const crop = () => {
    if (address && area) croppedPicture(address, area).then(onCropped, onUnreadable);
  };
  return (
    <Modal
      open={picture !== null}
      title={texts.cropTitle}
      destroyOnHidden
      onCancel={onCancel}
      afterOpenChange={setOpened}
      footer={
        <>
          <Button onClick={onCancel}>{account.cancel}</Button>
          <Button type="primary" loading={isSaving} disabled={area === null} onClick={crop}>
            {texts.usePhoto}
          </Button>
        </>
      }
    >
      {address && (
        <CropArea
          key={address}
          picture={address}
          isReady={isOpened}
          onArea={setArea}
          onUnreadable={onUnreadable}
        />
      )}
    </Modal>
  );
}
