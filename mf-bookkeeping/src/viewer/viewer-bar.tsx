import { IconButton } from '@boekwerk/shared/ui/button';
import { CloseOutlined, LeftOutlined, RightOutlined } from '@boekwerk/shared/ui/icons';
import type { DocumentPlace } from '../document-place';
import { texts } from './texts';

type Props = {
  name: string;
  /** Null when the document is not in the list behind. */
  place: DocumentPlace | null;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
};

export function ViewerBar({ name, place, onPrevious, onNext, onClose }: Props) {
  return (
    <header className="bookkeeping-viewer-bar">
      <IconButton label={texts.close} icon={<CloseOutlined />} onClick={onClose} />
      <span className="bookkeeping-viewer-name">{name}</span>
      {place && (
        <nav className="bookkeeping-viewer-steps">
          <span className="bw-figures">{texts.place(place.position, place.total)}</span>
          <IconButton
            label={texts.previous}
            type="default"
            icon={<LeftOutlined />}
            disabled={!place.previous}
            onClick={onPrevious}
          />
          <IconButton
            label={texts.next}
            type="default"
            icon={<RightOutlined />}
            disabled={!place.next}
            onClick={onNext}
          />
        </nav>
      )}
    </header>
  );
}
