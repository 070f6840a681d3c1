import type { App } from '../../platform/app';
import { endRecognition, findInRecognition } from './recognition-store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'watch-recognition': Record<string, never>;
  }
}

/** Longer than any document takes. */
const PATIENCE_MS = 15 * 60_000;
/** What each document that was there before may take as well: they are read one after the other. */
const PER_DOCUMENT_MS = 30_000;

/** Gives documents back to people that are not read in time. What is being booked is left alone. */
export function watchRecognitionJob(app: App) {
  app.jobs.handle({ name: 'watch-recognition', seconds: 60, cron: '*/5 * * * *' }, () =>
    watchRecognition(app),
  );
}

/** Those that nobody has read a quarter of an hour after all before them could have been. */
export async function watchRecognition(app: App): Promise<void> {
  const waiting = await findInRecognition(app.db);
  for (const [before, item] of waiting.entries()) {
    const patience = PATIENCE_MS + before * PER_DOCUMENT_MS;
    if (item.in_progress_since.getTime() < Date.now() - patience)
      await endRecognition(app, item, { problem: 'too late' });
  }
}
