import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { recogniseDocument } from '../recognition/recognise-document';
import { readSafely } from './read-safely';
import { endRecognition, findInRecognition, findOneInRecognition } from './recognition-store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'recognise-document': { item_id: number };
  }
}

/**
 * Makes a document ready to be booked, with what it says by itself; what cannot be read is filled in by hand. A picture
 * waits for those before it, and holds up no other document.
 */
export function recogniseDocumentJob(app: App) {
  app.jobs.handle(
    { name: 'recognise-document', seconds: 300 },
    {
      handler: async ({ item_id }) => {
        const found = await findOneInRecognition(app.db, item_id);
        if (!found) return;
        const outcome = await readSafely(app, found, recogniseDocument);
        if (outcome !== 'picture') await endRecognition(app, found, outcome);
        else
          await change(app, ({ queue }) =>
            queue('recognise-picture', { item_id }, { singletonKey: String(item_id) }),
          );
      },
      waiting: async () => (await findInRecognition(app.db)).map(({ id }) => ({ item_id: id })),
    },
  );
}
