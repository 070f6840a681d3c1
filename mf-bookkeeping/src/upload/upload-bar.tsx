import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import './upload.css';
import { texts } from './texts';
import type { Upload } from './upload-queue';
import { summaryOf, waitingPhotos } from './upload-summary';

type Props = {
  uploads: readonly Upload[];
  /** How many photos wait to be handed in. */
  photos: number;
  onShow: () => void;
};

/** Keeps uploads, and photos before that, in sight while their window is closed. */
export function UploadBar({ uploads, photos, onShow }: Props) {
  const summary = photos > 0 ? waitingPhotos(photos) : summaryOf(uploads);
  if (!summary) return null;
  return (
    <div className="bookkeeping-upload-bar">
      <InfoBar tone={summary.tone} action={<Button onClick={onShow}>{texts.show}</Button>}>
        {summary.text}
      </InfoBar>
    </div>
  );
}
