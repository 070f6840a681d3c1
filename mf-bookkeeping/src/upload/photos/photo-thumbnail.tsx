import { useObjectUrl } from '@boekwerk/shared/ui/upload';
import type { Photo } from './photo';
import './photos.css';

type Props = { photo: Photo; alt: string };

/** A photo the way it is turned. */
export function PhotoThumbnail({ photo: { file, turn }, alt }: Props) {
  const address = useObjectUrl(file);
  return (
    <span className="bookkeeping-photo">
      {address && (
        <img
          src={address}
          alt={alt}
          draggable={false}
          decoding="async"
          style={{ transform: `rotate(${turn}deg)` }}
        />
      )}
    </span>
  );
}
