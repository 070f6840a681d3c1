import type { App } from '../../platform/app';
import { endRecognition, findStuckInRecognition } from './recognition-store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'watch-recognition': Record<string, never>;
  }
}

/** Longer than any document takes. */
const PATIENCE_MS = 15 * 60_000;

/** Gives a document back to people that is not read in a quarter of an hour. What is being booked is left alone. */
export function watchRecognitionJob(app: App) {
  app.jobs.handle({ name: 'watch-recognition', seconds: 60, cron: '*/5 * * * *' }, async () => {
    const stuck = await findStuckInRecognition(app.db, new Date(Date.now() - PATIENCE_MS));
    for (const item of stuck) await endRecognition(app, item);
  });
}
