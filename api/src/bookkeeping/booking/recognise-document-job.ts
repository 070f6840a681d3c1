import type { App } from '../../platform/app';
import { type Document, type Outcome, recogniseDocument } from '../recognition/recognise-document';
import { endRecognition, findInRecognition, findOneInRecognition } from './recognition-store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'recognise-document': { item_id: number };
  }
}

/** Makes a document ready to be booked, with what it says by itself; what cannot be read is filled in by hand. */
export function recogniseDocumentJob(app: App) {
  app.jobs.handle(
    { name: 'recognise-document', seconds: 300 },
    {
      handler: async ({ item_id }) => {
        const found = await findOneInRecognition(app.db, item_id);
        if (found) await endRecognition(app, found, await read(app, found));
      },
      waiting: async () => (await findInRecognition(app.db)).map(({ id }) => ({ item_id: id })),
    },
  );
}

/** A file that cannot be read keeps nobody from booking it. */
const read = (app: App, found: Document & { id: number }): Promise<Outcome> =>
  recogniseDocument(app, found).catch((err) => {
    app.http.log.error({ err, item_id: found.id }, 'document not read');
    return { problem: 'broken' };
  });
