import type { App } from '../../platform/app';
import { recognisePicture } from '../recognition/recognise-document';
import { readSafely } from './read-safely';
import { endRecognition, findOneInRecognition } from './recognition-store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'recognise-picture': { item_id: number };
  }
}

/** Makes a scan or photo ready to be booked, with what can be read on it. One that is lost is queued by the job before. */
export function recognisePictureJob(app: App) {
  app.jobs.handle({ name: 'recognise-picture', seconds: 600 }, async ({ item_id }) => {
    const found = await findOneInRecognition(app.db, item_id);
    if (found) await endRecognition(app, found, await readSafely(app, found, recognisePicture));
  });
}
