import type { Tone } from '@boekwerk/shared/ui/badge';
import { texts as photoTexts } from './photos/texts';
import { texts } from './texts';
import { isBusy, type Upload } from './upload-queue';

type Summary = { tone: Tone; text: string };

/** How the uploads are doing in one line; null when there are none. */
export function summaryOf(uploads: readonly Upload[]): Summary | null {
  if (uploads.length === 0) return null;

  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const done = count('done');
  const wrong = count('refused', 'failed');
  if (isBusy(uploads)) return { tone: 'blue', text: texts.sending(done, uploads.length - wrong) };
  if (wrong > 0) return { tone: 'red', text: texts.wentWrong(wrong) };
  return { tone: 'green', text: texts.allDone(done) };
}

/** What waits for somebody to hand it in comes before what goes by itself. */
export const waitingPhotos = (count: number): Summary => ({
  tone: 'amber',
  text: photoTexts.waiting(count),
});
