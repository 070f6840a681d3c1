import type { App } from '../../platform/app';
import { eachByItself } from '../../platform/jobs/each-by-itself';
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

/** Those that nobody has read a quarter of an hour after all before them could have been, each by itself. */
export async function watchRecognition(app: App): Promise<void> {
  const waiting = await findInRecognition(app.db);
  const late = waiting.filter(({ in_progress_since }, before) => {
    const patience = PATIENCE_MS + before * PER_DOCUMENT_MS;
    return in_progress_since.getTime() < Date.now() - patience;
  });
  const documents = late.map(({ relation_id, id }) => ({ relation_id, id }));
  await eachByItself(app.http, documents, 'document not given back', (of) =>
    endRecognition(app, of, { problem: 'too late' }),
  );
}
