import { CameraOutlined, FileImageOutlined } from '@boekwerk/shared/ui/icons';
import { FileButton } from '@boekwerk/shared/ui/upload';
import { CAMERA, PICTURES } from './photo';
import './photos.css';
import { texts } from './texts';
import type { usePhotos } from './use-photos';

type Props = Pick<ReturnType<typeof usePhotos>, 'add' | 'addTaken'>;

/** Takes photos, one after the other, or lets several be chosen. */
export const PhotoButtons = ({ add, addTaken }: Props) => (
  <div className="bookkeeping-photo-buttons">
    <FileButton
      isCamera
      label={texts.take}
      icon={<CameraOutlined />}
      accept={CAMERA}
      onFiles={addTaken}
    />
    <FileButton
      isMultiple
      label={texts.choose}
      icon={<FileImageOutlined />}
      accept={PICTURES}
      onFiles={add}
    />
  </div>
);
