import { Button, IconButton } from '@boekwerk/shared/ui/button';
import {
  CheckOutlined,
  CloseOutlined,
  LeftOutlined,
  RightOutlined,
} from '@boekwerk/shared/ui/icons';
import type { DocumentPosition } from '../document-position';
import { texts } from './texts';

type Props = {
  name: string;
  /** What was done with the document before; null for nothing. */
  told: string | null;
  /** Null when the document is not in the list behind. */
  position: DocumentPosition | null;
  onPrevious: () => void;
  onNext: () => void;
  onHelp: () => void;
  onClose: () => void;
};

export function ViewerBar({ name, told, position, onPrevious, onNext, onHelp, onClose }: Props) {
  return (
    <header className="bookkeeping-viewer-bar">
      <IconButton label={texts.close} icon={<CloseOutlined />} onClick={onClose} />
      <div className="bookkeeping-viewer-names">
        <span className="bookkeeping-viewer-name">{name}</span>
        <span role="status" className="bookkeeping-viewer-told">
          {told && (
            <span key={told}>
              <CheckOutlined /> {told}
            </span>
          )}
        </span>
      </div>
      <Button type="text" className="bookkeeping-viewer-help" title={texts.help} onClick={onHelp}>
        {texts.keys}
      </Button>
      {position && (
        <nav className="bookkeeping-viewer-steps" aria-label={texts.steps}>
          {position.number !== null && (
            <span className="bw-figures">{texts.position(position.number, position.total)}</span>
          )}
          <IconButton
            label={texts.previous}
            type="default"
            icon={<LeftOutlined />}
            disabled={!position.previous}
            onClick={onPrevious}
          />
          <IconButton
            label={texts.next}
            type="default"
            icon={<RightOutlined />}
            disabled={!position.next}
            onClick={onNext}
          />
        </nav>
      )}
    </header>
  );
}
