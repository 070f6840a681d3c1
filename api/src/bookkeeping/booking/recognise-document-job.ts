import type { App } from '../../platform/app';
import { filesIn } from '../../platform/files/files';
import { eInvoiceOf } from '../e-invoice/e-invoice-of';
import { endRecognition, findInRecognition, findOneInRecognition } from './recognition-store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'recognise-document': { item_id: number };
  }
}

/** Makes a document ready to be booked, with what the e-invoice in it says; without one all is filled in by hand. */
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

type Found = Parameters<typeof eInvoiceOf>[1] & { id: number };

/** A file that cannot be read keeps nobody from booking it. */
const read = ({ store, db, http }: App, found: Found) =>
  eInvoiceOf(filesIn(store, db).files, found, 'recognition').catch((err) => {
    http.log.error({ err, item_id: found.id }, 'document not read');
    return null;
  });
