import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import './upload.css';
import { texts } from './texts';
import { LeftBar } from './unsent/left-bar';
import { summaryOf, waitingPhotos } from './upload-summary';
import type { useUploads } from './use-uploads';

type Props = { uploads: ReturnType<typeof useUploads>; onShow: () => void };

/** Keeps uploads, and photos before that, in sight while their window is closed. */
export function UploadBar({ uploads: { uploads, photos, unsent }, onShow }: Props) {
  const count = photos.photos.length;
  const summary = count > 0 ? waitingPhotos(count) : summaryOf(uploads);
  const goOn = () => {
    unsent.goOn();
    onShow();
  };
  if (!summary && unsent.found.length === 0) return null;
  return (
    <div className="bookkeeping-upload-bar">
      <LeftBar {...unsent} goOn={goOn} />
      {summary && (
        <InfoBar tone={summary.tone} action={<Button onClick={onShow}>{texts.show}</Button>}>
          {summary.text}
        </InfoBar>
      )}
    </div>
  );
}
