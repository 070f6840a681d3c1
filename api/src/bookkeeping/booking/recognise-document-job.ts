import type { App } from '../../platform/app';
import { endRecognition, findInRecognition, findOneInRecognition } from './recognition-store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'recognise-document': { item_id: number };
  }
}

/** Makes a document ready to be booked. Nothing is read in it yet: all is filled in by hand. */
export function recogniseDocumentJob(app: App) {
  app.jobs.handle(
    { name: 'recognise-document', seconds: 300 },
    {
      handler: async ({ item_id }) => {
        const found = await findOneInRecognition(app.db, item_id);
        if (found) await endRecognition(app, found);
      },
      waiting: async () => (await findInRecognition(app.db)).map(({ id }) => ({ item_id: id })),
    },
  );
}
