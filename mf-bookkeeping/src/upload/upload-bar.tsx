import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import './upload.css';
import { texts } from './texts';
import type { Upload } from './upload-queue';
import { summaryOf } from './upload-summary';

type Props = { uploads: readonly Upload[]; onShow: () => void };

/** Keeps uploads in sight while their window is closed. */
export function UploadBar({ uploads, onShow }: Props) {
  const summary = summaryOf(uploads);
  if (!summary) return null;
  return (
    <div className="bookkeeping-upload-bar">
      <InfoBar tone={summary.tone} action={<Button onClick={onShow}>{texts.show}</Button>}>
        {summary.text}
      </InfoBar>
    </div>
  );
}
